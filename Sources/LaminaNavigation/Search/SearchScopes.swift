import LaminaDisplay
import LaminaGeometry
import LaminaLayout
import LaminaText

/// The scopes of a search, of which one is chosen: side by side, or, where large text leaves no room for that,
/// one below the other.
struct ScopeChoice<Value: Hashable, Scopes: View>: View {
  let scope: Binding<Value>
  let scopes: Scopes
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    Group(subviews: scopes) { subviews in
      if textSize > .large {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 4) { buttons(subviews) }
          VStack(alignment: .leading, spacing: 4) { buttons(subviews) }
        }
      } else {
        HStack(spacing: 4) { buttons(subviews) }
      }
    }
  }

  private func buttons(_ subviews: SubviewsCollection) -> some View {
    ForEach(subviews) { subview in
      let tag = subview.containerValues.tag(for: Value.self)
      SegmentButton(isSelected: tag == scope.wrappedValue) {
        if let tag { scope.wrappedValue = tag }
      } label: {
        subview
      }
    }
  }
}
