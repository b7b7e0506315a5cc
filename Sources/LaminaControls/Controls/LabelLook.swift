/// Which parts of a label show, and how: one that labels have by themselves, or a style's.
@MainActor
package enum LabelLook: @MainActor Equatable {
  /// What suits the label's surroundings.
  case automatic
  /// The icon, then the title.
  case titleAndIcon
  /// The icon above the title, which is small: what suits a bar at the bottom.
  case stacked
  /// A large icon above a large title: what suits a place that has nothing else to show.
  case placard
  case titleOnly
  case iconOnly
  /// A style of an author's.
  case custom(AnyControlStyle<LabelStyleConfiguration>)
}

/// A style of labels that they have by themselves.
@MainActor
package protocol StandardLabelStyle {
  var look: LabelLook { get }
}

extension LabelLook {
  /// The look of a style; labels inside of what an author's makes have the look around it.
  init<S: LabelStyle>(_ style: S, around outer: LabelLook) {
    if let style = style as? any StandardLabelStyle {
      self = style.look
    } else {
      self = .custom(
        AnyControlStyle<LabelStyleConfiguration>(style, around: outer, at: \.labelLook) {
          $0.makeBody(configuration: $1)
        })
    }
  }
}

extension EnvironmentValues {
  /// How labels look.
  package var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }

  /// What suits labels that do not say how they are shown.
  package var suitableLabelStyle: LabelLook {
    get { self[SuitableLabelStyleKey.self] }
    set { self[SuitableLabelStyleKey.self] = newValue }
  }
}

private struct LabelLookKey: EnvironmentKey { static let defaultValue = LabelLook.automatic }
private struct SuitableLabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelLook.titleAndIcon
}
