/// What a view of a ``PreviewProvider`` says about its preview.
///
/// ```swift
/// static var previews: some View {
///   Group {
///     Row(note: .sample)
///     Row(note: .long).previewDisplayName("Long")
///   }
///   .previewLayout(.sizeThatFits)
/// }
/// ```
/// Around a group it is said by each of its views. What a view within says that is not one of the previews, is not read.
extension View {
  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewValues.displayName, value)
  }

  /// Says how large the preview is.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewValues.layout, value)
  }

  /// Says on which device's screen it is shown; nil for a window.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewValues.device, value)
  }

  /// Turns the preview's surroundings.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    containerValue(\.previewValues.orientation, value)
  }
}

/// What the modifiers say of one preview.
struct PreviewValues {
  var displayName: String?
  var layout = PreviewLayout.device
  var device: PreviewDevice?
  var orientation: InterfaceOrientation?
}

private enum PreviewValuesKey: ContainerValueKey {
  static var defaultValue: PreviewValues { PreviewValues() }
}

extension ContainerValues {
  var previewValues: PreviewValues {
    get { self[PreviewValuesKey.self] }
    set { self[PreviewValuesKey.self] = newValue }
  }
}
