import Foundation
import LaminaDrawing
import LaminaGeometry
import LaminaInput
import LaminaRaster
import LaminaTesting
import LaminaViews
import Testing

/// What controls look like, at the three scales that displays have.
@Suite struct ControlPictureTests {
  private struct Controls: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var value = 0.4

    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Button("Focus") {}
          Button("Hover") {}.buttonStyle(.borderless)
          Button("Save") {}.buttonStyle(.borderedProminent)
          Button("Delete", systemImage: "xmark", role: .destructive) {}
        }
        HStack {
          Button("Off") {}
          Button("Off") {}.buttonStyle(.borderedProminent)
          Toggle("Off", isOn: $isOn)
        }
        .disabled(true)
        Toggle("Switch", isOn: $isOff)
        HStack(spacing: 16) {
          Toggle("Checked", isOn: $isOn)
          Toggle("Not checked", isOn: $isOff)
        }
        .toggleStyle(.checkbox)
        Slider(value: $value) { Text("Volume") }
        ProgressView(value: 0.3)
        ProgressView()
      }
      .padding(16)
    }
  }

  @Test("controls at 1x, 1.25x and 2x", arguments: [1, 1.25, 2])
  func controls(scale: CGFloat) throws {
    let harness = Harness(size: CGSize(width: 340, height: 290), scale: scale) { Controls() }
    harness.hover("Hover")
    harness.press(.tab)
    try harness.expectPicture("controls-\(scale)x")
  }

  private struct Lists: View {
    @State private var page: Int? = 2
    @State private var row: Int? = 1

    var body: some View {
      HStack(spacing: 0) {
        List(selection: $page) {
          Section("Basics") {
            Label("Text", systemImage: "list.bullet").tag(1)
            Label("Images", systemImage: "photo").tag(2)
          }
        }
        .listStyle(.sidebar).frame(width: 130)
        Divider()
        List(0..<4, id: \.self, selection: $row) { Text("Row \($0)") }
        Divider()
        List {
          Section {
            Text("One")
            Text("Two\nlines")
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
        }
        .listStyle(.plain).frame(width: 110)
      }
    }
  }

  @Test("lists: a resting selection, one with the focus, hovering, sections, lines between rows")
  func lists() throws {
    let harness = Harness(size: CGSize(width: 380, height: 150)) { Lists() }
    harness.tap("Row 1")
    harness.hover("Row 2")
    try harness.expectPicture("lists")
  }

  @Test("every system symbol there is")
  func symbols() throws {
    let names = [
      "star", "star.fill", "heart", "heart.fill", "circle", "circle.fill", "chevron.right",
      "chevron.left", "chevron.down", "chevron.up", "arrow.right", "arrow.left", "checkmark",
      "xmark", "plus", "minus", "ellipsis", "magnifyingglass", "photo", "exclamationmark.triangle",
      "info.circle", "list.bullet",
    ]
    let harness = Harness(size: CGSize(width: 270, height: 56)) {
      VStack(spacing: 8) {
        HStack(spacing: 8) { ForEach(names.prefix(11), id: \.self) { Image(systemName: $0) } }
        HStack(spacing: 8) { ForEach(names.suffix(11), id: \.self) { Image(systemName: $0) } }
      }
    }
    #expect(harness.diagnostics.isEmpty)
    try harness.expectPicture("symbols")
  }

  @Test("a picture that differs fails its test, leaves what it found, and says where")
  func failure() throws {
    let folder = NSTemporaryDirectory() + "lamina-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let reference = ReferencePicture("square", besides: "\(folder)/Test.swift")
    func picture(_ color: Color) -> Bitmap {
      Harness(size: CGSize(width: 8, height: 8)) { color }.picture()
    }
    func check(_ bitmap: Bitmap, rewriting: Bool = false) throws {
      try reference.check(
        bitmap, failuresIn: folder,
        environment: rewriting ? [ReferencePicture.rewriteVariable: "1"] : [:])
    }
    #expect(throws: PictureMismatch.self) { try check(picture(.red)) }
    try check(picture(.red), rewriting: true)
    try check(picture(.red))
    #expect(throws: PictureMismatch.self) { try check(picture(.green)) }
    #expect(FileManager.default.fileExists(atPath: "\(folder)/square.diff.png"))
  }
}
