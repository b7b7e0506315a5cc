public import LaminaInstances

/// An application: its scenes, described as a value.
///
/// State (`@State`, `@AppStorage`) in it lasts as long as the application runs, and its body is evaluated
/// again when something that it reads has changed.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  /// Makes the application, once, when the program starts.
  init()
  /// The application's scenes; evaluated again when something that it read has changed.
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
  /// How many processes of the application run at once; asked for before the application is made.
  ///
  /// ```swift
  /// static var instancePolicy: InstancePolicy { .single(id: "org.example.Dreams", schemes: ["dreams"]) }
  /// ```
  /// With `.single` a later start hands its addresses over, which `onOpenURL` takes, and ends.
  static var instancePolicy: InstancePolicy { get }
}

extension App {
  /// 64 MB.
  public var imageCacheLimit: Int { 64 << 20 }

  /// As many as are started.
  public static var instancePolicy: InstancePolicy { .several }

  /// The id of a single instance; the program file's name for programs of which several run.
  public var applicationIdentifier: String? {
    guard case .single(let id, _) = Self.instancePolicy else { return nil }
    return id
  }

  /// The type's name with that of its module.
  public var restorationIdentifier: String? {
    // As `String(reflecting:)` says it, which looks for four conformances first: 0.4 ms at start.
    _typeName(Self.self)
  }
}
