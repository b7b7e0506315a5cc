import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing
import SeededRandom

@Suite("Gestures under any events")
struct GesturePropertyTests {
  private func step(_ dice: inout SeededNumbers) -> String {
    let place =
      "\(Int.random(in: -20...220, using: &dice)),\(Int.random(in: 0...200, using: &dice))"
    let finger = Int.random(in: 1...3, using: &dice)
    switch Int.random(in: 0...19, using: &dice) {
    case 0...2: return "d\(place)"
    case 3: return "d2:\(place)"
    case 4...5: return "m\(place)"
    case 6...7: return "u\(place)"
    case 8...9: return "\(finger)d\(place)"
    case 10...11: return "\(finger)m\(place)"
    case 12...13: return "\(finger)u\(place)"
    case 14: return "r\(place)"
    case 15: return "a0.\(Int.random(in: 1...9, using: &dice))"
    case 16: return "p1.\(Int.random(in: 0...9, using: &dice))"
    case 17: return "W0,\(Int.random(in: -1...1, using: &dice) * 48)"
    case 18: return Bool.random(using: &dice) ? "e" : "f"
    default: return "w0,48"
    }
  }

  @Test("All comes to rest, and what began has ended once", arguments: GestureScene.allCases)
  func rest(_ scene: GestureScene) {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { scene.view(log) }
    let handlers = harness.graph.handlers.count
    var dice = SeededNumbers(seed: scene.rawValue.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    var script = GestureScript(harness)
    for _ in 0..<12 {
      var played: [String] = []
      for _ in 0..<25 {
        played.append(step(&dice))
        script.play(played[played.count - 1])
      }
      script.play("u 1u 2u 3u a1")
      #expect(harness.graph.isPointerIdle, "\(played.joined(separator: " "))")
      #expect(unfinished(log).isEmpty, "\(played.joined(separator: " ")): \(log.line)")
      #expect(harness.graph.handlers.count == handlers)
      log.words = log.words.suffix(1).filter { $0.hasPrefix("state") }
    }
  }

  /// What was reported in an order that makes no sense.
  private func unfinished(_ log: GestureLog) -> [String] {
    var wrong: [String] = []
    var (isPressing, isDragging, isMagnifying, state) = (false, false, false, "state0")
    for word in log.words {
      switch word {
      case "pressing:true", "pressing:false":
        if isPressing == (word == "pressing:true") { wrong.append(word) }
        isPressing.toggle()
      case _ where word.contains("dragged"):
        if !isDragging { wrong.append(word) }
        isDragging = false
      case _ where word.contains("drag"): isDragging = true
      case _ where word.hasPrefix("magnified"):
        if !isMagnifying { wrong.append(word) }
        isMagnifying = false
      case _ where word.hasPrefix("magnify"): isMagnifying = true
      case _ where word.hasPrefix("state"):
        state = word
        if word != "state0" { isDragging = true }
      default: break
      }
    }
    if isPressing { wrong.append("still pressing") }
    if state != "state0" { wrong.append(state) }
    return wrong
  }

  private struct Vanishing: View {
    let log: GestureLog
    let scene: GestureScene
    @State private var isThere = true
    var body: some View {
      ZStack {
        if isThere { scene.view(log) }
        Button("") { isThere.toggle() }.keyboardShortcut(.return, modifiers: .command)
      }
    }
  }

  @Test("A view that is gone leaves nothing behind", arguments: GestureScene.allCases)
  func gone(_ scene: GestureScene) {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Vanishing(log: log, scene: scene)
    }
    let handlers = harness.graph.handlers.count
    var script = GestureScript(harness)
    for _ in 0..<2 {
      script.play("1d80,100 2d120,100 2m140,100 1m70,100 a0.6")
      harness.press(.return, modifiers: .command)
      script.play("1u 2u a1")
      #expect(harness.graph.isPointerIdle)
      #expect(unfinished(log).allSatisfy { $0.hasPrefix("state") })
      #expect(harness.graph.handlers.count == 1, "that of the button")
      log.words = []
      harness.press(.return, modifiers: .command)
      #expect(harness.graph.handlers.count == handlers)
    }
  }
}
