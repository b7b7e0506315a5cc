/// A value that stands for less when an application starts with it.
///
/// ```swift
/// enum Mode: Codable, RestorableState {
///   case viewing, sharing([Dream.ID])
///   var restored: Mode { if case .sharing = self { .viewing } else { self } }
/// }
/// ```
///
/// ``SceneStorage`` and ``AppStorage`` ask it of what they have read.
public nonisolated protocol RestorableState {
  /// What it is when the application starts with it.
  var restored: Self { get }
}
