/// An application: its scenes, described as a value.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  init()
  @SceneBuilder var body: Body { get }
  /// How many bytes of decoded pictures are kept without anyone showing them; read once, at the
  /// start.
  var imageCacheLimit: Int { get }
  /// Names the folder in which `@SceneStorage` and `@AppStorage` are kept, like `org.example.Dreams`;
  /// nil for what is not to be remembered.
  var restorationIdentifier: String? { get }
  /// What the desktop knows the program's windows by, like `org.example.Dreams`: WM_CLASS on X11, the
  /// app id on Wayland, and the name of its `.desktop` file; nil for the program file's name.
  var applicationIdentifier: String? { get }
}

extension App {
  /// 64 MB.
  public var imageCacheLimit: Int { 64 << 20 }

  /// The program file's name.
  public var applicationIdentifier: String? { nil }

  /// The type's name with that of its module.
  public var restorationIdentifier: String? { String(reflecting: Self.self) }
}

/// A part of an application that has windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The windows that are open when the application starts.
  func windows() -> [WindowDescription]
}

/// Several scenes in a row.
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> SceneList {
    var windows: [WindowDescription] = []
    for scene in repeat each scenes { windows += scene.windows() }
    return SceneList(list: windows)
  }
}

/// The windows of several scenes.
public struct SceneList: Scene {
  let list: [WindowDescription]
  public func windows() -> [WindowDescription] { list }
}
