import LaminaDisplay
import LaminaGeometry
import LaminaLayout

/// The scopes of a search, of which one is chosen.
struct ScopeChoice<Value: Hashable, Scopes: View>: View {
  let scope: Binding<Value>
  let scopes: Scopes

  var body: some View {
    Group(subviews: scopes) { subviews in
      HStack(spacing: 4) {
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
  }
}
