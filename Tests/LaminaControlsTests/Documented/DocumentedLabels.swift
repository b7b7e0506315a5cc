import Foundation
import Lamina
import LaminaTesting
import Testing

/// What the documentation promises of labels, labelled contents, links and sizes of controls.
@MainActor @Suite("Documented: labels, links, sizes", .timeLimit(.minutes(5)))
struct DocumentedLabelsTests {
  private func shown(@ViewBuilder _ content: @escaping () -> some View) -> Harness {
    Harness(size: CGSize(width: 300, height: 200)) { content() }
  }

  private func lightning(_ style: some LabelStyle) -> Harness {
    shown {
      Label("Lightning", systemImage: "bolt.fill").labelStyle(style)
        .accessibilityElement(children: .combine).accessibilityIdentifier("it")
    }
  }

  private func width(_ harness: Harness) -> CGFloat { harness.frame(of: "it")?.width ?? -1 }

  // MARK: Label

  @Test("A label shows an icon and a title")
  func label() {
    let (both, title) = (lightning(.titleAndIcon), lightning(.titleOnly))
    #expect(width(both) > width(title) && width(title) > 0)
  }

  @Test("The icon alone is shown in the style of icons, and the title is still read")
  func iconOnly() {
    let icon = lightning(.iconOnly)
    #expect(width(icon) < width(lightning(.titleOnly)))
    #expect(icon.element("it")?.text.contains("Lightning") == true)
  }

  @Test("The automatic style shows both where there is no reason to show less")
  func automatic() {
    #expect(lightning(.automatic).picture().hasSamePixels(as: lightning(.titleAndIcon).picture()))
  }

  private struct Red: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(5).border(Color.red)
    }
  }

  private struct Backwards: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title.accessibilityIdentifier("title")
        configuration.icon.accessibilityElement().accessibilityIdentifier("icon")
      }
    }
  }

  @Test("A style of one's own places title and icon")
  func ownStyle() {
    let harness = shown { Label("Lightning", systemImage: "bolt.fill").labelStyle(Backwards()) }
    let (title, icon) = (harness.frame(of: "title") ?? .zero, harness.frame(of: "icon") ?? .zero)
    #expect(title.maxX <= icon.minX && icon.width > 0)
  }

  @Test("A style may build on the label that it was given, which looks as around it")
  func styleBuildsOn() {
    #expect(width(lightning(Red())) == width(lightning(.titleAndIcon)) + 10)
  }

  @Test("Title and icon may be any views")
  func anyViews() {
    let harness = shown {
      Label {
        Text("Megan").font(.body)
      } icon: {
        Circle().fill(.orange).frame(width: 44, height: 20)
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier("it")
    }
    #expect(width(harness) > 50)
  }

  // MARK: LabeledContent

  @Test("A labelled content shows its label before its value")
  func labeledContent() {
    let harness = shown { LabeledContent("Version", value: "2.1") }
    let (label, value) = (harness.frame(of: "Version") ?? .zero, harness.frame(of: "2.1") ?? .zero)
    #expect(label.minX < value.minX && abs(label.midY - value.midY) < 2)
  }

  @Test("A value with a format is shown as that writes it")
  func labeledFormat() {
    let harness = shown { LabeledContent("Share", value: 0.5, format: .percent) }
    #expect(harness.elements(role: .text).contains { $0.text.hasPrefix("50") })
  }

  @Test("Hidden labels leave the content alone")
  func labeledHidden() {
    let harness = shown { LabeledContent("Version") { Text("2.1") }.labelsHidden() }
    let plain = shown { Text("2.1") }
    #expect(harness.picture().hasSamePixels(as: plain.picture()))
  }

  private struct Upright: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test("A style of one's own places label and content")
  func labeledStyle() {
    let harness = shown {
      LabeledContent("Version", value: "2.1").labeledContentStyle(Upright())
    }
    let (label, value) = (harness.frame(of: "Version") ?? .zero, harness.frame(of: "2.1") ?? .zero)
    #expect(label.maxY <= value.minY && label.minX == value.minX)
  }

  // MARK: Link

  @Test("A link opens its address by the action of its environment")
  func link() {
    var opened: [URL] = []
    let address = URL(filePath: "/terms")
    let harness = shown {
      Link("Terms", destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url)
            return .handled
          })
    }
    #expect(harness.find(.link, "Terms").exists)
    harness.tap("Terms")
    #expect(opened == [address])
  }

  // MARK: Sizes

  private func height(_ size: ControlSize, _ harness: (ControlSize) -> Harness) -> CGFloat {
    harness(size).elements(role: .button).first?.frame.height ?? -1
  }

  @Test("Controls get larger from size to size")
  func sizes() {
    let heights = ControlSize.allCases.map { size in
      height(size) { size in shown { Button("Go") {}.controlSize(size) } }
    }
    #expect(heights == heights.sorted() && Set(heights).count == heights.count)
  }

  @Test("The size that is set closest to a control counts")
  func innerSize() {
    let nested = shown { VStack { Button("Go") {}.controlSize(.mini) }.controlSize(.large) }
    let mini = shown { Button("Go") {}.controlSize(.mini) }
    #expect(nested.frame(of: "Go")?.size == mini.frame(of: "Go")?.size)
  }

  @Test("Controls have the regular size unless it is said otherwise")
  func regular() {
    let said = shown { Button("Go") {}.controlSize(.regular) }
    #expect(said.frame(of: "Go") == shown { Button("Go") {} }.frame(of: "Go"))
  }
}
