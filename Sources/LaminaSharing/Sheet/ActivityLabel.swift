import LaminaGeometry
import LaminaLayout
import LaminaText

/// An activity's picture above its title.
struct ActivityLabel: View {
  let activity: any ShareActivity
  @ScaledMetric private var width = 76.0
  @ScaledMetric private var side = 52.0

  var body: some View {
    VStack(spacing: 6) {
      picture.frame(width: side, height: side).accessibilityHidden(true)
      Text(activity.title)
        .font(.caption)
        .multilineTextAlignment(.center)
        .lineLimit(2)
        .frame(width: width)
    }
    .padding(6)
  }

  @ViewBuilder private var picture: some View {
    if activity.picture.encodedSource != nil {
      activity.picture.resizable(resizingMode: .aspectFit)
    } else {
      ZStack {
        RoundedRectangle(cornerRadius: side * 0.24)
          .fill(
            activity.category == .share
              ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary.opacity(0.16)))
        activity.picture.font(.title2)
          .foregroundStyle(
            activity.category == .share ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      }
    }
  }
}

/// A button with nothing of its own but a ground while the pointer is on it, or it is held.
struct ActivityButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Ground(configuration: configuration) }

  private struct Ground: View {
    let configuration: ButtonStyleConfiguration
    @State private var isHovered = false

    var body: some View {
      configuration.label
        .background(
          .primary.opacity(configuration.isPressed ? 0.14 : isHovered ? 0.07 : 0),
          in: RoundedRectangle(cornerRadius: 10)
        )
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
    }
  }
}
