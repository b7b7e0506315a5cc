import LaminaDrawing
import LaminaTesting
import LaminaText
import Testing

@testable import LaminaViews

/// What a room says of a mistake, and what a host reads of it.
@Suite("Mistakes by room")
struct ViewFaultTests {
  private static let diagnostics: [ViewDiagnostic] = [
    .tooDeep(type: "A", limit: 1), .duplicateID(id: "1", container: "List"),
    .image(.unknownFormat(name: "a.png")), .text(.missingGlyphs(["x"])), .unsettled(limit: 12),
    .badNumber(value: "nan", argument: "width", view: "A"), .badOutline(view: "A"),
    .writtenInBody(view: "A"), .endless(what: "onChange", view: "A", frames: 60),
    .unknownSymbol(name: "strar", nearest: []), .symbols(reason: "none"), .noPicture(key: "logo"),
    .severalSources(id: "7"), .pathMismatch(type: "Int"), .noDestination(type: "Int"),
    .noDetents(view: "A"), .unknownDetent(detent: ".large", view: "A"),
    .unknownTab(selection: "7", view: "A"),
  ]

  @Test("Each kind has a code of its own, and a sentence")
  func codes() {
    #expect(Set(Self.diagnostics.map(\.code)).count == Self.diagnostics.count)
    for diagnostic in Self.diagnostics {
      #expect(!diagnostic.description.isEmpty, "\(diagnostic.code)")
      #expect(diagnostic.code.allSatisfy { $0.isLowercase || $0 == "-" }, "\(diagnostic.code)")
    }
  }

  @Test("The place is the author's view, or the container that is named")
  func places() {
    let places = Self.diagnostics.reduce(into: [:]) { $0[$1.code] = $1.place }
    #expect(places["unknown-tab"] == "A" && places["no-detents"] == "A")
    #expect(places["bad-number"] == "A" && places["duplicate-id"] == "List")
    #expect(places["no-picture"] == nil && places["path-mismatch"] == nil)
  }

  @Test("What a room knows is found in the room's type, and in no other")
  func typed() {
    let diagnostic = ViewDiagnostic.unknownTab(selection: "7", view: "Tabs")
    #expect(
      diagnostic.fault(as: NavigationFault.self) == .unknownTab(selection: "7", view: "Tabs"))
    #expect(diagnostic.fault(as: SymbolFault.self) == nil)
    #expect(ViewDiagnostic.unsettled(limit: 1).fault(as: NavigationFault.self) == nil)
    #expect(diagnostic != .unknownTab(selection: "8", view: "Tabs"))
    #expect(diagnostic != .noDetents(view: "Tabs"))
  }
}
