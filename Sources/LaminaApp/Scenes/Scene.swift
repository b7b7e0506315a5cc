/// A part of an application that has windows of its own.
///
/// A scene of your own is made of others, and has state as views do:
///
/// ```swift
/// struct Library: Scene {
///   @AppStorage("title") private var title = "Library"
///   var body: some Scene { WindowGroup(title) { Shelves() } }
/// }
/// ```
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  /// What the scene is made of; evaluated again when something that it reads has changed.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Stops the program: a scene that makes windows by itself is made of no other scenes.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: its windows are asked for, never its body")
  }
}

extension Scene {
  /// The windows that are open when an application with this scene starts.
  public func windows() -> [WindowDescription] {
    let all = SceneTree(self).windows()
    return all.atStart.map { all[$0] }
  }
}

/// A scene that says itself which windows there are.
protocol PrimitiveScene: Scene where Body == Never {
  /// Adds the windows to those before.
  func visit(_ walk: inout SceneWalk)
}

/// Several scenes in a row.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// Makes a single scene the whole application.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Makes one scene of several, in their order.
  public static func buildBlock<each S: Scene>(
    _ scenes: repeat each S
  ) -> SceneList<repeat each S> { SceneList(scenes: (repeat each scenes)) }
}

/// Several scenes in a row, as a builder makes them.
public struct SceneList<each S: Scene>: PrimitiveScene {
  public typealias Body = Never
  let scenes: (repeat each S)

  func visit(_ walk: inout SceneWalk) {
    var index = 0
    for scene in repeat each scenes {
      walk.visit(scene, part: index)
      index += 1
    }
  }
}
