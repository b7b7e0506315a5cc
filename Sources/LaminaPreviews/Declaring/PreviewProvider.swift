// A release build drops conformances that nothing names, but for this attribute.
/// Declares previews as a type: each view of `previews` is one.
///
/// ```swift
/// struct Row_Previews: PreviewProvider {
///   static var previews: some View {
///     Row(note: .sample).previewDisplayName("Short")
///     Row(note: .long).previewLayout(.sizeThatFits)
///   }
/// }
/// ```
/// It is found by its conformance (``Preview/all``); generic types are not.
@_alwaysEmitConformanceMetadata @MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views, each a preview of its own.
  @ViewBuilder static var previews: Previews { get }
  /// Where they are to be shown; nil for anywhere. Lamina does not read it.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Anywhere.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are meant for.
public nonisolated enum PreviewPlatform: Sendable {
  /// Phones and tablets.
  case iOS
  /// The Mac.
  case macOS
  /// Television sets.
  case tvOS
  /// Watches.
  case watchOS
}
