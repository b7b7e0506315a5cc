public import Foundation

extension View {
  /// Has `@AppStorage` inside keep its values in a suite, where it names none itself.
  ///
  /// ```swift
  /// Preferences().defaultAppStorage(UserDefaults(suiteName: "org.example.shared") ?? .standard)
  /// ```
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.storage) { scope in
      guard let known = scope else { return }
      scope?.preferences = StorageSource(store).store(or: known.preferences)
    }
  }
}
