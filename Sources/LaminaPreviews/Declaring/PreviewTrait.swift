public import LaminaGeometry

/// What a preview says about itself in `traits:`.
///
/// ```swift
/// #Preview(traits: .fixedLayout(width: 320, height: 200)) { Chart() }
/// #Preview(traits: .landscapeLeft, .modifier(SampleNotes())) { NoteList() }
/// ```
public nonisolated struct PreviewTrait<T> {
  /// Changes the preview that it is a trait of.
  let apply: @MainActor (inout Preview) -> Void

  init(_ apply: @escaping @MainActor (inout Preview) -> Void) { self.apply = apply }
}

nonisolated extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a window.
  public static var defaultLayout: Self { Self { $0.layout = .device } }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: Self { Self { $0.layout = .sizeThatFits } }

  /// As large as is said, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self { $0.layout = .fixed(width: width, height: height) }
  }

  /// Higher than wide.
  public static var portrait: Self { Self { $0.orientation = .portrait } }

  /// Higher than wide.
  public static var portraitUpsideDown: Self { Self { $0.orientation = .portraitUpsideDown } }

  /// Wider than high.
  public static var landscapeLeft: Self { Self { $0.orientation = .landscapeLeft } }

  /// Wider than high.
  public static var landscapeRight: Self { Self { $0.orientation = .landscapeRight } }

  /// In a modifier, whose context all previews share that have one of its type.
  ///
  /// Of several modifiers the first is the innermost.
  public static func modifier<M: PreviewModifier>(_ modifier: sending M) -> Self {
    Self { $0.add(modifier) }
  }
}
