import ChildProcesses
import Foundation
import Testing

/// What tests wait for has a bound, and what did not come is named.
@Suite struct BoundTests {
  private static let shell = URL(fileURLWithPath: "/bin/sh")

  @Test("A program that does not end is ended, and what it said until then is reported")
  func neverEnds() throws {
    let fault = #expect(throws: Child.Timeout.self) {
      try Child.outcome(of: Self.shell, ["-c", "echo begun; exec sleep 1000"], within: 0.2)
    }
    #expect(fault?.awaited == "the end of sh" && fault?.lines == ["begun"])
  }

  @Test("A line that does not come is named")
  func noLine() async throws {
    let child = try Child(Self.shell, ["-c", "echo one; exec sleep 1000"])
    defer { child.kill() }
    _ = try await child.line(beginning: "one")
    let fault = await #expect(throws: Child.Timeout.self) {
      try await child.line(after: 1, within: 0.1) { _ in true }
    }
    #expect(fault?.description.hasPrefix("a line of sh did not come in time") == true)
  }

  @Test("Who ends without the line has none; what it said right before its end is there")
  func ends() throws {
    let child = try Child(Self.shell, ["-c", "echo one"])
    #expect(try child.nextLine() == "one")
    #expect(try child.nextLine(after: 1) == nil)
  }

  @Test("Output and errors of any length are read side by side, and the status comes with them")
  func outcome() throws {
    let script =
      "cat; yes o | head -100000; yes e | head -100000 >&2; pwd; echo $LAMINA_WORD; exit 3"
    let outcome = try Child.outcome(
      of: Self.shell, ["-c", script], in: URL(fileURLWithPath: "/usr"),
      environment: ["LAMINA_WORD": "word"], input: "typed\n")
    #expect(outcome.status == 3 && outcome.errors.count == 200_000)
    #expect(outcome.output.hasPrefix("typed\no\n") && outcome.output.hasSuffix("o\n/usr\nword\n"))
  }

  @Test(
    "Only the variables that are let through are inherited, and errors may come among the output")
  func environment() throws {
    let outcome = try Child.outcome(
      of: URL(fileURLWithPath: "/usr/bin/env"), environment: ["A": "1"], inheriting: { _ in false })
    #expect(outcome.output == "A=1\n")
    let joined = try Child.outcome(
      of: Self.shell, ["-c", "echo a; echo b >&2"], errors: .joined)
    #expect(joined.output == "a\nb\n" && joined.errors.isEmpty)
  }
}
