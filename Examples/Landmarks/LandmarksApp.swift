import Lamina
import LandmarksViews

/// The application: one window with the landmarks.
@MainActor
struct LandmarksApp: App {
  /// A second start hands its address to the first, and ends.
  static var instancePolicy: InstancePolicy {
    .single(id: "org.lamina.landmarks", schemes: ["landmarks"])
  }

  @State private var modelData = ModelData()
  private let page: ContentView.Page
  private let isDark: Bool

  init() { self.init(ModelData()) }

  init(_ modelData: ModelData, page: ContentView.Page = .featured, isDark: Bool = false) {
    _modelData = State(initialValue: modelData)
    self.page = page
    self.isDark = isDark
  }

  var body: some Scene {
    WindowGroup("Landmarks") {
      ContentView(page: page)
        .environment(modelData)
        .themed(isDark: isDark)
    }
    .defaultSize(width: 1_100, height: 720)
  }
}
