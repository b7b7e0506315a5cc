import LaminaGeometry
import LaminaLayout
import LaminaText

/// The views of a control's label as one: side by side, and texts that follow each other below each other.
///
/// ```
///  Toggle(isOn: $isOn) {               ┌────┐ Updates
///    Image(systemName: "bell")         │ 🔔 │ Every week          the first text is the title, others are
///    Text("Updates")                   └────┘                     less strong and smaller
///    Text("Every week")
///  }
/// ```
package struct JoinedLabel<Content: View>: View {
  private let content: Content
  /// Whether texts below a text explain it.
  private let hasSubtitles: Bool
  @Environment(\.multilineTextAlignment) private var alignment

  /// - Parameters:
  ///   - content: the label, of any number of views.
  ///   - hasSubtitles: whether texts that follow a text stand below it, and not beside it.
  package init(_ content: Content, hasSubtitles: Bool) {
    self.content = content
    self.hasSubtitles = hasSubtitles
  }

  package var body: some View {
    Group(subviews: content) { parts in
      if parts.count > 1 {
        HStack(spacing: 6) { ForEach(runs(of: parts)) { run($0) } }
      } else {
        parts
      }
    }
  }

  @ViewBuilder private func run(_ run: Run) -> some View {
    if run.parts.count == 1 {
      run.parts[0]
    } else {
      VStack(alignment: alignment.horizontal, spacing: 1) {
        run.parts[0]
        ForEach(run.parts.dropFirst()) { $0.font(.caption).foregroundStyle(.secondary) }
      }
    }
  }

  /// What stands side by side: a view, or texts that follow each other.
  private struct Run: Identifiable {
    var parts: [Subview]
    let isText: Bool
    var id: Subview.ID { parts[0].id }
  }

  private func runs(of parts: SubviewsCollection) -> [Run] {
    parts.reduce(into: []) { runs, part in
      let isText = hasSubtitles && part.isView(of: Text.self)
      if isText, runs.last?.isText == true {
        runs[runs.count - 1].parts.append(part)
      } else {
        runs.append(Run(parts: [part], isText: isText))
      }
    }
  }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension View {
  /// The view where it is one, or else all that it stands for in a row: a label in the box of a button.
  package var inOneRow: any View { joined(hasSubtitles: false) }

  /// The view where it is one, or else all that it stands for, a title above what explains it: the label of a control.
  package var titled: any View { joined(hasSubtitles: true) }

  private func joined(hasSubtitles: Bool) -> any View {
    isOneView || self is EmptyView ? self : JoinedLabel(self, hasSubtitles: hasSubtitles)
  }
}
