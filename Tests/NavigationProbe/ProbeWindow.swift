import Foundation
import Lamina

/// The step in whose state the window is to be, and what its view has read.
@Observable final class ProbeModel {
  /// Where to go; nil as long as what was restored is shown.
  var goal: ProbeStep?
  /// The number of the step that the window keeps.
  var shown = 0
}

/// SwiftUI's face: a path, a tab and a sheet that the scene keeps.
struct ProbeWindow: View {
  let model: ProbeModel
  @SceneStorage("step") private var step = 0
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("sheet") private var sheet: Int?
  @SceneStorage("path") private var kept: Data?
  @State private var path = NavigationPath()
  @State private var isRestored = false

  var body: some View {
    TabView(selection: $tab) {
      Tab("Pages", systemImage: "house", value: 0) {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
      Tab("Other", systemImage: "gear", value: 1) { Text("other") }
    }
    .sheet(isPresented: Binding(get: { sheet != nil }, set: { if !$0 { sheet = nil } })) {
      Text("sheet \(sheet ?? 0)")
    }
    .onAppear { restore() }
    .onChange(of: path) { keep() }
    .onChange(of: model.goal) { if let goal = model.goal { go(to: goal) } }
  }

  /// As SwiftUI's documentation does it: the path is read from what the scene keeps of it.
  private func restore() {
    model.shown = step
    guard let kept else { return }
    let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: kept)
    if let read { path = NavigationPath(read) }
  }

  private func keep() { kept = path.codable.flatMap { try? JSONEncoder().encode($0) } }

  private func go(to goal: ProbeStep) {
    path = NavigationPath(goal.path)
    tab = goal.tab
    sheet = goal.hasSheet ? goal.number : nil
    step = goal.number
    model.shown = goal.number
    keep()
  }
}
