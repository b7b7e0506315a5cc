import Lamina
import LaminaTesting
import Testing

private struct Sheet: View {
  enum Place: Hashable { case cell(Int), search }

  let isList: Bool
  @State private var texts = Array(repeating: "", count: 1_000)
  @FocusState private var row: Int?
  @FocusState private var place: Place?

  var body: some View {
    VStack {
      if isList {
        List(0..<1_000, id: \.self) { number in
          TextField("Field \(number)", text: $texts[number]).focused($row, equals: number)
        }
      } else {
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000, id: \.self) { number in
              TextField("Field \(number)", text: $texts[number])
                .focused($place, equals: .cell(number))
            }
          }
        }
      }
      HStack {
        Button("Go") { (row, place) = isList ? (500, nil) : (nil, .cell(500)) }
        Button("Nowhere") { (row, place) = isList ? (5_000, nil) : (nil, .cell(5_000)) }
      }
      Text("\(row.map { "\($0)" } ?? "-") \(place == nil ? "-" : "cell")")
        .accessibilityIdentifier("words")
    }
  }
}

@MainActor @Suite("Idioms: the focus sent to rows far away")
struct FarRowFocusTests {
  @Test("A row that nobody has seen is scrolled to and takes the focus", arguments: [true, false])
  func go(isList: Bool) {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Sheet(isList: isList) }
    harness.tap("Go")
    harness.advance(by: 2)
    #expect(harness.element("Field 500")?.isFocused == true)
    let frame = harness.frame(of: "Field 500") ?? .zero
    #expect(CGRect(x: 0, y: 0, width: 300, height: 400).contains(frame))
    harness.type("here")
    #expect(harness.text(of: "words") == (isList ? "500 -" : "- cell"))
    harness.tap("Nowhere")
    harness.advance(by: 1)
    #expect(harness.text(of: "words") != "5000 -")
  }
}
