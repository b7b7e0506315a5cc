import LaminaSymbols
import Testing

/// Which names somebody may have meant.
@Suite("Nearest names", .timeLimit(.minutes(5)))
struct NearestNamesTests {
  private func distance(_ a: String, _ b: String) -> Int {
    NearestNames.distance(Array(a.utf8), Array(b.utf8))
  }

  @Test("Letters put in, left out, changed or swapped count one each")
  func distances() {
    #expect(distance("", "") == 0)
    #expect(distance("", "abc") == 3)
    #expect(distance("star", "star") == 0)
    #expect(distance("strar", "star") == 1)
    #expect(distance("str", "star") == 1)
    #expect(distance("stat", "star") == 1)
    #expect(distance("satr", "star") == 1)
    #expect(distance("heart", "star") == 3)
  }

  @Test("The nearest come first, the shortest of them before others")
  func order() {
    let names = SymbolLibrary.shared.names
    #expect(NearestNames(names).near("strar.fill").first == "star.fill")
    #expect(NearestNames(names).near("chevron.rigth").first == "chevron.right")
    #expect(NearestNames(names).near("Trash").first == "trash")
    #expect(NearestNames(names).near("gearshap").first == "gearshape")
  }

  @Test("Names that begin in the same way follow, and what is like nothing has none")
  func beginnings() {
    let names = SymbolLibrary.shared.names
    #expect(NearestNames(names).near("bell.rung.loudly").first == "bell")
    #expect(NearestNames(names).near("no.such.thing").isEmpty)
    #expect(NearestNames(names).near(String(repeating: "x", count: 5000)).isEmpty)
  }
}
