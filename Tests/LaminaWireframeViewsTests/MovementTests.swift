import Lamina
import LaminaTesting
import LaminaWireframeViews
import Testing

/// How screens of a wireframe come and go.
@MainActor @Suite("Movements of wireframes")
struct MovementTests {
  private struct Home: View {
    var body: some View { Color.green.overlay { Text("home") } }
  }

  /// A screen with a colour of its own.
  private struct Page: View {
    let scope: WireframeScope
    var body: some View { Color.blue.overlay { Text("at \(scope.code)") } }
  }

  private func wireframe(_ lines: [WireframeElement] = []) -> Wireframe {
    var map = WireframeMap {
      WireframeScreen("Home", builder: "home")
      for code in ["Pushed", "Over"] { WireframeScreen(code, builder: "page") }
      for navigator in [Navigator.animatedPush, .instantPush] {
        WireframeDestination("Home", navigator.port, to: "Pushed", by: navigator)
      }
      for navigator in [Navigator.animatedPresent, .instantPresent, .sheet] {
        WireframeDestination("Home", navigator.port, to: "Over", by: navigator)
        WireframeDestination("Pushed", navigator.port, to: "Over", by: navigator)
      }
      for navigator in [Navigator.animatedPop, .instantPop] {
        WireframeDestination("Pushed", navigator.port, by: navigator)
      }
      for navigator in [Navigator.animatedDismiss, .instantDismiss] {
        WireframeDestination("Over", navigator.port, by: navigator)
      }
    }
    for case .transition(let line) in lines { map.transitions.append(line) }
    let wireframe = Wireframe(WireframeTree(map))
    wireframe.register(builderName: "home") { _ in Home() }
    wireframe.register(builderName: "page") { Page(scope: $0) }
    wireframe.start(.stack("Home"))
    return wireframe
  }

  private func shown(_ wireframe: Wireframe) -> Harness {
    Harness(size: CGSize(width: 320, height: 240), scale: 0.5) { WireframeView(wireframe) }
  }

  private struct Source: WireframeSource { let screenCode: String }

  /// What is seen after a change, every 20 ms.
  private func way(_ harness: Harness, _ change: () async -> Void) async -> [Bitmap] {
    await change()
    var pictures: [Bitmap] = []
    for _ in 0..<50 {
      await Task.yield()
      harness.advance(by: 0.02)
      pictures.append(harness.picture())
    }
    return pictures
  }

  private func moving(_ pictures: [Bitmap]) -> Int {
    pictures.count { !$0.hasSamePixels(as: pictures[pictures.count - 1]) }
  }

  /// How many pictures move while a wireframe goes from a screen by a navigator.
  private func go(
    _ wireframe: Wireframe, _ harness: Harness, _ code: String, _ navigator: Navigator
  ) async -> Int {
    let pictures = await way(harness) {
      Task {
        await wireframe.navigateTo(
          port: navigator.port, from: Source(screenCode: code))
      }
      await Task.yield()
    }
    return moving(pictures)
  }

  @Test(
    "An instant navigator is at once, an animated one moves",
    arguments: [
      (
        "Pushed", Navigator.animatedPush, Navigator.instantPush, Navigator.animatedPop,
        Navigator.instantPop
      ),
      ("Over", .animatedPresent, .instantPresent, .animatedDismiss, .instantDismiss),
    ])
  func instant(
    code: String, there: Navigator, thereAtOnce: Navigator, back: Navigator, backAtOnce: Navigator
  ) async {
    let wireframe = wireframe()
    let harness = shown(wireframe)
    for _ in 0..<2 {
      #expect(await go(wireframe, harness, "Home", there) > 5)
      #expect(harness.exists("at \(code)"))
      #expect(await go(wireframe, harness, code, backAtOnce) <= 1)
      #expect(harness.exists("home"))
      #expect(await go(wireframe, harness, "Home", thereAtOnce) <= 1)
      #expect(await go(wireframe, harness, code, back) > 5)
      #expect(harness.exists("home"))
    }
  }

  @Test("A screen can be presented and dismissed without a movement")
  func present() async {
    let wireframe = wireframe()
    let harness = shown(wireframe)
    for isAnimated in [false, true, false] {
      var pictures = await way(harness) { wireframe.present("Over", animated: isAnimated) }
      #expect((moving(pictures) > 5) == isAnimated)
      #expect(harness.exists("at Over"))
      pictures = await way(harness) { wireframe.dismiss(animated: isAnimated) }
      #expect((moving(pictures) > 5) == isAnimated)
      #expect(harness.exists("home"))
    }
  }

  @Test(
    "How one change moves says nothing of the next",
    arguments: [Navigator.animatedPresent, .instantPresent, .sheet])
  func leftover(navigator: Navigator) async {
    let wireframe = wireframe()
    let harness = shown(wireframe)
    _ = await go(wireframe, harness, "Home", .animatedPush)
    _ = await go(wireframe, harness, "Pushed", navigator)
    #expect(harness.exists("at Over"))
    _ = await way(harness) { wireframe.dismiss() }
    #expect(harness.exists("at Pushed"))
    let back = await way(harness) { harness.press(.leftArrow, modifiers: .option) }
    #expect(harness.exists("home"))
    #expect(moving(back) > 5)
  }

  @Test(
    "The table says edge, duration and curve, for a stack and for what is presented, there and back",
    arguments: [("Pushed", Navigator.animatedPush), ("Over", .animatedPresent), ("Over", .sheet)])
  func table(code: String, navigator: Navigator) async {
    let wireframe = wireframe([
      .transition(
        WireframeTransition("*", "slide", ["edge": "top", "duration": "0.6", "curve": "linear"]))
    ])
    let harness = shown(wireframe)
    let there = await way(harness) {
      Task {
        await wireframe.navigateTo(
          port: navigator.port, from: Source(screenCode: "Home"))
      }
      await Task.yield()
    }
    #expect((27...33).contains(moving(there)))
    // Half of the way down from the upper edge: the lower half is as before.
    let half = there[14]
    #expect(half.pixel(x: 80, y: 110).isGreener)
    #expect(half.pixel(x: 80, y: 30).isBluer)
    let back = await way(harness) {
      if code == "Pushed" {
        harness.press(.leftArrow, modifiers: .option)
      } else {
        wireframe.dismiss()
      }
    }
    #expect((27...33).contains(moving(back)))
    #expect(back[14].pixel(x: 80, y: 110).isGreener)
    #expect(harness.exists("home"))
  }

  @Test("A line for the way back counts for that, and a reverse too")
  func back() async {
    let wireframe = wireframe([
      .transition(
        WireframeTransition("Home-*", "slide", ["duration": "0.2"], reverse: "none")),
      .transition(
        WireframeTransition("Pushed-animatedpop", "fade", ["duration": "0.7", "curve": "linear"])),
    ])
    let harness = shown(wireframe)
    #expect((7...12).contains(await go(wireframe, harness, "Home", .animatedPush)))
    #expect(moving(await way(harness) { harness.press(.leftArrow, modifiers: .option) }) <= 1)
    #expect(harness.exists("home"))
    #expect((7...12).contains(await go(wireframe, harness, "Home", .animatedPush)))
    #expect((32...38).contains(await go(wireframe, harness, "Pushed", .animatedPop)))
    #expect(harness.exists("home"))
  }

  @Test("A transition of one's own runs on a stack and above it, with its options")
  func own() async {
    let wireframe = wireframe([
      .transition(WireframeTransition("*", "grow", ["from": "0.5", "duration": "0.4"]))
    ])
    var asked: [TransitionOptions] = []
    wireframe.register(transitionName: "grow", options: ["from"]) { options in
      asked.append(options)
      return WireframeTransitionStyle(
        enter: .scale(scale: options.texts["from"].flatMap(Double.init) ?? 1), leave: .opacity,
        animation: .linear(duration: 9))
    }
    #expect(wireframe.validate().filter { $0.key == "*" }.isEmpty)
    let harness = shown(wireframe)
    for (code, navigator) in [("Pushed", Navigator.animatedPush), ("Over", .animatedPresent)] {
      let there = await way(harness) {
        Task {
          await wireframe.navigateTo(
            port: navigator.port, from: Source(screenCode: "Home"))
        }
        await Task.yield()
      }
      #expect(asked.last?.texts["from"] == "0.5")
      #expect((17...24).contains(moving(there)))
      // It grows from the middle: the corner is still the screen below.
      #expect(there[3].pixel(x: 4, y: 100).isGreener)
      #expect(there[3].pixel(x: 80, y: 80).isBluer)
      #expect(harness.exists("at \(code)"))
      // What is not interactive is not taken by fingers.
      harness.drag(from: CGPoint(x: 3, y: 150), to: CGPoint(x: 300, y: 150))
      harness.advance(by: 1)
      #expect(harness.exists("at \(code)"))
      _ = await way(harness) {
        wireframe.apply(code == "Pushed" ? .pop(1, from: .front) : .dismiss(.front))
      }
      #expect(harness.exists("home"))
    }
  }

  @Test("Each navigation ends, when its movement does, also one that is never shown")
  func ends() async {
    let wireframe = wireframe()
    var harness: Harness? = shown(wireframe)
    var ended = 0
    for (code, navigator) in [
      ("Home", Navigator.animatedPresent), ("Over", .animatedDismiss), ("Home", .animatedPush),
    ] {
      Task {
        await wireframe.navigateTo(
          port: navigator.port, from: Source(screenCode: code))
        ended += 1
      }
      let before = ended
      await Task.yield()
      harness?.advance(by: 0.1)
      await Task.yield()
      #expect(ended == before)
      await harness?.run(for: 2)
      #expect(ended == before + 1)
    }
    Task {
      await wireframe.navigateTo(
        port: "animatedpop", from: Source(screenCode: "Pushed"))
      ended += 1
    }
    await Task.yield()
    harness = nil
    for _ in 0..<8 { await Task.yield() }
    #expect(ended == 4)
  }
}

extension Navigator {
  /// A port by the navigator's name.
  fileprivate var port: String { rawValue.replacing("-", with: "") }
}

extension UInt32 {
  private var green: UInt32 { self >> 8 & 0xFF }
  private var blue: UInt32 { self & 0xFF }
  fileprivate var isGreener: Bool { green > blue }
  fileprivate var isBluer: Bool { blue > green }
}
