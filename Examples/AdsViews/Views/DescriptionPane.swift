import Lamina
import LaminaAPI

/// The description with marks under what is wrong, and a list of it.
struct DescriptionPane: View {
  @Bindable var desk: AdsDesk

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      PaneHeader(title: AdsProject.main, detail: desk.project.title)
      TextEditor(text: $desk.text, selection: $desk.selection)
        .font(.system(size: 13).monospaced())
        .textMarks(desk.findings.filter { !$0.utf8.isEmpty }.map(\.mark))
        .accessibilityLabel("Description")
        .padding(.horizontal, 8)
      ProblemList(desk: desk).frame(height: 132)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A heading with a word beside it.
struct PaneHeader: View {
  let title: String
  let detail: String

  var body: some View {
    HStack(spacing: 12) {
      Text(title).font(.headline).lineLimit(1).layoutPriority(1)
      Spacer(minLength: 0)
      Text(detail).font(.caption).foregroundStyle(.secondary).lineLimit(1).truncationMode(.head)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
  }
}

/// What is wrong, by its place; a press selects it in the text.
struct ProblemList: View {
  let desk: AdsDesk

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(summary).font(.caption).foregroundStyle(.secondary)
        .padding(.horizontal, 12).padding(.vertical, 6)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(desk.findings) { finding in
            ProblemRow(finding: finding) { desk.select(finding) }
          }
        }
        .padding(.horizontal, 8)
        .padding(.bottom, 8)
      }
    }
  }

  private var summary: String {
    let checked = "checked in \(Int(desk.milliseconds.rounded(.up))) ms"
    if desk.findings.isEmpty { return "Nothing is wrong, \(checked)" }
    let counts = [Severity.error, .warning, .hint].compactMap { severity -> String? in
      let count = desk.findings.count { $0.diagnostic.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return (counts + [checked]).joined(separator: ", ")
  }
}

/// A problem: its weight as a colour and a word, where it is, and what it is.
private struct ProblemRow: View {
  let finding: ModelCheck.Finding
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Circle().fill(finding.mark.color).frame(width: 8, height: 8)
        VStack(alignment: .leading, spacing: 1) {
          Text(words).font(.caption)
          Text(finding.diagnostic.place.description).font(.caption2.monospaced())
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      .padding(.vertical, 2)
      .frame(minHeight: 24)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(finding.diagnostic.place): \(words)")
  }

  private var words: String {
    let diagnostic = finding.diagnostic
    return "\(diagnostic.severity.rawValue): \(diagnostic.message)"
      + (diagnostic.repair.map { " \($0)" } ?? "")
  }
}

extension ModelCheck.Finding {
  /// The line under what is wrong.
  var mark: TextMark {
    let color: Color =
      switch diagnostic.severity {
      case .error: .red
      case .warning: .orange
      case .hint: .blue
      }
    return TextMark(utf8: utf8, color: color)
  }
}
