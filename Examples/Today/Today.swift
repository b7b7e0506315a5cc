import Lamina
import TodayViews

/// The panel at the screen's edge in which widgets stand.
@main
struct Today: App {
  private let model = TodayModel()

  static var instancePolicy: InstancePolicy { .single(id: "org.lamina.today", schemes: []) }

  var applicationIdentifier: String? { "org.lamina.Today" }

  var body: some Scene {
    WindowGroup("Today") { TodayPanel(model) }
      .defaultSize(width: 400, height: 800)
      .screenEdge(.trailing, reservesSpace: model.choices.reservesSpace)
  }
}
