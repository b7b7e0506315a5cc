import Foundation
import LaminaTesting
import Testing

/// The whole way from views to frames, held to the numbers of LaminaLayout's fixtures.
@Suite struct FixtureViewTests {
  @Test("views have the frames of the fixture that they are written after")
  func frames() throws {
    for fixture in FixtureView.all {
      let file = try Expectations(named: fixture.name)
      var environment = EnvironmentValues()
      if file.isRightToLeft { environment.layoutDirection = .rightToLeft }
      let harness = Harness(size: file.size, environment: environment) { fixture.view }
      #expect(!file.frames.isEmpty, "\(fixture.name) expects nothing")
      for (name, frame) in file.frames where harness.exists(name) || file.isLeaf(name) {
        let found = try #require(harness.frame(of: name), "\(name) in \(fixture.name)")
        #expect(found.isNear(frame), "\(name) in \(fixture.name): \(found), not \(frame)")
      }
      for name in file.hidden { #expect(!harness.exists(name), "\(name) in \(fixture.name)") }
    }
  }

  @Test("a wrong frame is noticed")
  func comparison() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.isNear(rect.offsetBy(dx: 0.4, dy: 0)))
    #expect(!rect.isNear(rect.offsetBy(dx: 0.6, dy: 0)))
    #expect(!rect.isNear(CGRect(x: 1, y: 2, width: 3, height: 5)))
  }
}

extension CGRect {
  /// Whether all edges are the same but for the rounding to pixels.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(maxX - other.maxX) <= 0.5 && abs(maxY - other.maxY) <= 0.5
  }
}

/// What a fixture's file expects of which size.
private struct Expectations {
  private(set) var size = CGSize.zero
  private(set) var isRightToLeft = false
  private(set) var frames: [String: CGRect] = [:]
  private(set) var hidden: [String] = []
  private var containers: Set<String> = ["root"]

  init(named name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../LaminaLayoutTests/Fixtures/\(name).layout")
    var isExpecting = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "expect": isExpecting = true
      case "size": size = Self.size(words[1])
      case "direction": isRightToLeft = words[1] == "rightToLeft"
      case let first? where isExpecting: add(first, words.dropFirst().map { $0 })
      case let kind?: noteContainer(kind, words)
      case nil: break
      }
    }
  }

  /// Whether it must be found among the views: containers leave no trace there.
  func isLeaf(_ name: String) -> Bool { !containers.contains(name) }

  private mutating func add(_ name: String, _ words: [String]) {
    let numbers = words.compactMap { Double($0) }
    if numbers.count == 4 {
      frames[name] = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      hidden.append(name)
    }
  }

  private mutating func noteContainer(_ kind: String, _ words: [String]) {
    let ids = words.flatMap { word in
      word.split { "(,)".contains($0) }.map(String.init).filter { $0.hasPrefix("id=") }
    }
    let isLeaf = ["box", "shape", "text"].contains(kind)
    for id in isLeaf ? Array(ids.dropFirst()) : ids { containers.insert(String(id.dropFirst(3))) }
  }

  private static func size(_ text: String) -> CGSize {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}
