import Foundation
import LaminaTesting
import Testing

/// That texts are compared with files, and differences found.
struct ReferenceTextTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString
  private let rewriting = [ReferenceText.rewriteVariable: "1"]
  private var reference: ReferenceText { ReferenceText("a/b", besides: "\(folder)/Test.swift") }

  private func withFile(_ body: () throws -> Void) throws {
    try reference.check("one\ntwo", environment: rewriting)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body()
  }

  @Test("The same text passes; another one is found out, line by line")
  func whole() throws {
    try withFile {
      try reference.check("one\ntwo\n", environment: [:])
      let error = #expect(throws: TextMismatch.self) {
        try reference.check("one\n2", environment: [:])
      }
      #expect(error?.difference == ["-2: two", "+2: 2"])
      #expect(error?.description.contains("LAMINA_REWRITE_TEXTS=1") == true)
    }
  }

  @Test("Several tests share a file, each with a line of its own")
  func lines() throws {
    try withFile {
      for (name, words) in [("b", "3"), ("a", "1"), ("a", "2")] {
        try reference.check(words, of: name, environment: rewriting)
      }
      let text = try String(contentsOfFile: reference.path, encoding: .utf8)
      #expect(text == "a: 2\nb: 3\none\ntwo\n")
      try reference.check("2", of: "a", environment: [:])
      let error = #expect(throws: TextMismatch.self) {
        try reference.check("4", of: "a", environment: [:])
      }
      #expect(error?.difference == ["-1: a: 2", "+1: a: 4"])
    }
  }

  @Test("Where there is no file, that is said")
  func missing() {
    let error = #expect(throws: TextMismatch.self) { try reference.check("x", environment: [:]) }
    #expect(error?.difference == ["no file"])
  }
}
