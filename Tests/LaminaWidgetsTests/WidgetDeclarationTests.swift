import Foundation
import Testing

@testable import LaminaWidgets

@Suite("Widgets as they are written")
struct WidgetDeclarationTests {
  private struct Count: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "count", provider: CountProvider()) { entry in
        Text("\(entry.count)").containerBackground(.blue.gradient, for: .widget)
      }
      .configurationDisplayName("Dreams")
      .description("How many there are.")
      .supportedFamilies([.systemSmall, .systemMedium])
    }
  }

  private struct Plain: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "plain", provider: CountProvider()) { _ in EmptyView() }
    }
  }

  private struct Bundle: WidgetBundle {
    var body: some Widget {
      Count()
      Plain()
    }
  }

  @Test("A widget has its names and sizes")
  func names() {
    let description = Count().body.widgetDescriptions[0]
    #expect(description.kind == "count")
    #expect(description.name == "Dreams")
    #expect(description.text == "How many there are.")
    #expect(description.families == [.systemSmall, .systemMedium])
  }

  @Test("A bundle has its widgets in order; one without names is called by its kind")
  func bundle() {
    let descriptions = Bundle().body.body.widgetDescriptions
    #expect(descriptions.map(\.kind) == ["count", "plain"])
    #expect(descriptions[1].name == "plain")
    #expect(descriptions[1].families == WidgetFamily.allCases)
  }

  @Test("The command line says what is wanted")
  func command() throws {
    #expect(try WidgetCommand(["--install"]) == .install)
    #expect(try WidgetCommand(["--uninstall"]) == .uninstall)
    #expect(
      try WidgetCommand(["--widget", "count", "--family", "systemLarge"])
        == .run(kind: "count", family: .systemLarge))
    let picture = WidgetCommand.Picture(file: "a.png", width: 400, scale: 1, isDark: true)
    #expect(
      try WidgetCommand([
        "--widget", "count", "--width", "400", "--picture", "a.png", "--scale", "1", "--night",
      ]) == .picture(kind: "count", family: .systemSmall, picture))
  }

  @Test(
    "What is wrong with a command line is said",
    arguments: [
      ([], "which widget?"), (["--widget"], "--widget needs a value"),
      (["--widget", "a", "--family", "huge"], "there is no family \"huge\""),
      (["--widget", "a", "--width", "9"], "--width is a number from 320.0 to 736.0"),
      (["count"], "there is no option \"count\""),
    ])
  func misuse(_ arguments: [String], _ words: String) {
    #expect(throws: WidgetCommand.Misuse(description: words)) { try WidgetCommand(arguments) }
  }
}
