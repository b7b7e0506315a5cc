import LaminaGeometry
import LaminaLayout
import LaminaText

/// The sections of a form in two columns.
struct FormColumns<Content: View>: View {
  let content: Content

  var body: some View {
    FormColumnsLayout {
      ForEach(sections: content) { section in
        if !section.header.isEmpty {
          section.header.font(.headline).accessibilityAddTraits(.isHeader)
            .containerRelation(.header)
        }
        section.content
        if !section.footer.isEmpty {
          section.footer.font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

extension View {
  /// Says what a view is in a form of columns.
  fileprivate func containerRelation(_ part: FormPart) -> some View {
    layoutValue(key: FormPartKey.self, value: part)
  }
}

/// What a view is in a form of columns.
nonisolated enum FormPart: Sendable { case row, header }

struct FormPartKey: LayoutValueKey {
  nonisolated static let defaultValue = FormPart.row
}

/// Rows whose labels end, and whose controls begin, at the same place.
///
/// ```
///       ◀──── column ────▶
///              label gap │ control
///         longer label gap│ control          each row has what is left of the breadth
///                        │ a row without a label
/// ```
nonisolated struct FormColumnsLayout: Layout, Equatable {
  private static let spacing: CGFloat = 10
  /// Above the header of a section.
  private static let sectionSpacing: CGFloat = 20

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = column(of: subviews)
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let row = row(subview, column, proposal.width)
      size.width = max(size.width, row.x + row.size.width)
      size.height += row.size.height + space(above: index, subviews)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let column = column(of: subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      y += space(above: index, subviews)
      let row = row(subview, column, bounds.width)
      subview.place(
        at: CGPoint(x: bounds.minX + row.x, y: y),
        proposal: ProposedViewSize(width: row.room, height: nil))
      y += row.size.height
    }
  }

  /// Where controls begin: behind the longest label.
  private func column(of subviews: Subviews) -> CGFloat {
    subviews.map { $0.dimensions(in: .unspecified)[.formColumn] }.max() ?? 0
  }

  /// Where a row begins, how large it is, and what breadth it is offered.
  private func row(
    _ subview: LayoutSubview, _ column: CGFloat, _ width: CGFloat?
  ) -> (x: CGFloat, size: CGSize, room: CGFloat?) {
    let x = column - subview.dimensions(in: .unspecified)[.formColumn]
    let room = width.map { max(0, $0 - x) }
    return (x, subview.sizeThatFits(ProposedViewSize(width: room, height: nil)), room)
  }

  private func space(above index: Int, _ subviews: Subviews) -> CGFloat {
    if index == 0 { return 0 }
    return subviews[index][FormPartKey.self] == .header ? Self.sectionSpacing : Self.spacing
  }
}
