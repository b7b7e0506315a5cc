import Foundation
import LaminaPrograms
import Testing

/// Commands of desktop files, as the Desktop Entry Specification says.
@Suite("Exec lines")
struct ExecLineTests {
  private let one = [URL(fileURLWithPath: "/tmp/a b.png")]
  private let two = [URL(fileURLWithPath: "/1.png"), URL(fileURLWithPath: "/2.png")]

  @Test("Each field code stands for what it says")
  func codes() throws {
    let surroundings = ExecLine.Surroundings(name: "My Eye", icon: "eye", file: "/usr/eye.desktop")
    let table: [(String, [[String]])] = [
      ("eye %f", [["eye", "/tmp/a b.png"]]),
      ("eye %F", [["eye", "/tmp/a b.png"]]),
      ("eye %u", [["eye", "file:///tmp/a%20b.png"]]),
      ("eye %U", [["eye", "file:///tmp/a%20b.png"]]),
      ("eye --open=%f", [["eye", "--open=/tmp/a b.png"]]),
      ("eye %i", [["eye", "--icon", "eye", "/tmp/a b.png"]]),
      ("eye -title %c %f", [["eye", "-title", "My Eye", "/tmp/a b.png"]]),
      ("eye %k %f", [["eye", "/usr/eye.desktop", "/tmp/a b.png"]]),
      ("eye 100%% %f", [["eye", "100%", "/tmp/a b.png"]]),
      ("eye %m %d %f", [["eye", "/tmp/a b.png"]]),
      ("eye", [["eye", "/tmp/a b.png"]]),
      (#""my eye" "a \"b\" \$c \\d" %f"#, [["my eye", #"a "b" $c \d"#, "/tmp/a b.png"]]),
    ]
    for (line, commands) in table {
      let line = try ExecLine(line, in: surroundings)
      #expect(try line.commands(opening: one, icon: "eye") == commands)
    }
  }

  @Test("A program that takes one file is started for each")
  func several() throws {
    #expect(
      try ExecLine("eye %f").commands(opening: two) == [["eye", "/1.png"], ["eye", "/2.png"]])
    #expect(try ExecLine("eye %F").commands(opening: two) == [["eye", "/1.png", "/2.png"]])
    #expect(try ExecLine("eye %f").commands(opening: []) == [["eye"]])
  }

  @Test("An address of the net goes to programs that take addresses only")
  func addresses() throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(
      try ExecLine("web %u").commands(opening: [address]) == [["web", address.absoluteString]])
    #expect(throws: ProgramError.takesOnlyFiles(address.absoluteString)) {
      try ExecLine("eye %f").commands(opening: [address])
    }
  }

  @Test("Hostile lines are refused, each with its reason")
  func hostile() {
    let lines: [(String, ProgramError.BadCommand)] = [
      ("", .noProgram), ("   ", .noProgram), ("%f", .noProgram), ("%F", .noProgram),
      ("\"\" x", .noProgram), ("A=b eye", .noProgram), ("eye \"open", .openQuote),
      ("eye \"a\\", .openQuote), ("eye \"\\n\"", .openQuote),
      ("eye\nrm -rf x", .controlCharacters), ("eye \u{0}", .controlCharacters),
      ("eye \u{1B}[2J", .controlCharacters), (String(repeating: "a", count: 9_000), .tooLong),
      ("eye %x", .unknownCode("%x")), ("eye %", .unknownCode("%")),
      ("sh -c \"show %f\"", .fileWithinQuotes), ("sh -c \"show '%u'\"", .fileWithinQuotes),
      ("eye %f%f", .severalFiles),
    ]
    for (line, reason) in lines {
      #expect(throws: ProgramError.badCommand(line, reason)) { try ExecLine(line) }
    }
  }

  @Test("Names of files are one word each, whatever is in them")
  func names() throws {
    for name in ["/a;rm -rf x", "/$(x)", "/`x`", "/a\nb", "/\"", "/%f", "/-rf", "/a b  c"] {
      let commands = try ExecLine("eye %f").commands(opening: [URL(fileURLWithPath: name)])
      #expect(commands == [["eye", name]])
    }
  }
}
