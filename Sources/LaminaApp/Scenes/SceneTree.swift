package import LaminaViews

/// An application's scenes, or one scene, with the state that lasts in them.
///
/// ```
///  state, storage ──read by──▶ bodies of scenes ──▶ WindowDescription ──content──▶ a window's root
///        ▲                                                                            │ evaluated
///        └── a change: each window's root evaluates the bodies again in its frame ◀───┘
/// ```
@MainActor
package final class SceneTree {
  /// Where a scene stands among the others.
  fileprivate struct Place: Hashable {
    var path: [Int] = []
    var type: ObjectIdentifier
  }

  private var storages: [Place: DynamicStorage] = [:]
  private let visit: (inout SceneWalk) -> Void

  /// The scenes of an application, whose own state lasts here too.
  package init<A: App>(_ app: A) {
    visit = { walk in
      let app = walk.linked(app)
      walk.visit(app.body, part: 0)
    }
  }

  package init<S: Scene>(_ scene: S) { visit = { $0.visit(scene, part: 0) } }

  /// The windows as the scenes describe them now.
  package func windows(in environment: EnvironmentValues = EnvironmentValues())
    -> [WindowDescription]
  {
    var walk = SceneWalk(tree: self, environment: environment)
    visit(&walk)
    return walk.windows
  }

  /// The windows of all scenes, each of which follows the scenes from the time on at which it is opened.
  ///
  /// - Parameter environment: what the scenes find in their context.
  /// - Returns: their descriptions, in order.
  package func following(
    in environment: EnvironmentValues = EnvironmentValues()
  ) -> [WindowDescription] {
    windows(in: environment).enumerated().map { index, description in
      var following = description
      following.content = { [self] element, link in
        let all = element.tracked { windows(in: element.recordedEnvironment) }
        guard index < all.count else { return }
        link.window?.configuration = all[index].configuration
        link.commands = all[index].commands
        all[index].content(element, link)
      }
      return following
    }
  }

  fileprivate func storage(_ place: Place) -> DynamicStorage {
    if let known = storages[place] { return known }
    let made = DynamicStorage()
    storages[place] = made
    return made
  }
}

extension [WindowDescription] {
  /// Those that are open from the start: the first, the settings only where there is no other, and those that are asked
  /// for by nothing.
  var atStart: [Index] {
    let first = indices.first { !self[$0].role.isSettings } ?? indices.first
    return indices.filter { $0 == first || self[$0].role.opensAtStart }
  }
}

/// The way through scenes, in which their windows are collected.
@MainActor
struct SceneWalk {
  private let tree: SceneTree
  private let environment: EnvironmentValues
  private var path: [Int] = []
  /// The windows so far.
  var windows: [WindowDescription] = []

  fileprivate init(tree: SceneTree, environment: EnvironmentValues) {
    self.tree = tree
    self.environment = environment
  }

  /// Adds the windows of a scene that is the part `part` of the enclosing one.
  mutating func visit<S: Scene>(_ scene: S, part: Int) {
    path.append(part)
    if let primitive = scene as? any PrimitiveScene {
      primitive.visit(&self)
    } else {
      visit(linked(scene).body, part: 0)
    }
    path.removeLast()
  }

  /// The value with its dynamic properties connected to what lasts in this place.
  fileprivate func linked<V>(_ value: V) -> V {
    let storage = tree.storage(SceneTree.Place(path: path, type: ObjectIdentifier(V.self)))
    storage.environment = environment
    return storage.linked(value)
  }
}
