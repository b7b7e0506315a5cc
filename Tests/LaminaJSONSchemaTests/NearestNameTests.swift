import LaminaJSONSchema
import Testing

/// Names that were likely meant.
@Suite struct NearestNameTests {
  @Test("Two letters that changed places are one change")
  func swapped() {
    #expect("pots".changes(to: "post") == 1 && "post".changes(to: "post") == 0)
    #expect("tpos".changes(to: "post") == 2 && "".changes(to: "ab") == 2)
    #expect("kitten".changes(to: "sitting") == 3 && "ab".changes(to: "ba") == 1)
    #expect("pots".nearest(in: ["get", "post"]) == "post")
    #expect("pots".nearest(in: ["get", "head"]) == nil)
  }
}
