import Foundation
import SwiftUI

struct LogLine: Identifiable, Sendable {
    enum Level: String, CaseIterable, Sendable {
        case debug, info, error
    }

    let id: Int
    let level: Level
    let text: String
}

struct LogViewer: View {
    let lines: [LogLine]
    @State private var levels = Set(LogLine.Level.allCases)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                ForEach(LogLine.Level.allCases, id: \.self) { level in
                    Toggle(level.rawValue.capitalized, isOn: binding(for: level))
                        .toggleStyle(.checkbox)
                }
            }
            .padding(8)
            Divider()
            ScrollView([.vertical]) {
                LazyVStack(alignment: .leading, spacing: 2) {
                    ForEach(lines.filter { levels.contains($0.level) }) { line in
                        (Text(line.level.rawValue.uppercased()).bold() + Text(" " + line.text))
                            .font(.caption.monospaced())
                            .foregroundStyle(line.level == .error ? Color.red : .primary)
                    }
                }
                .padding(8)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    private func binding(for level: LogLine.Level) -> Binding<Bool> {
        Binding(
            get: { levels.contains(level) },
            set: { isOn in
                if isOn { levels.insert(level) } else { levels.remove(level) }
            }
        )
    }
}

#Preview("Log", traits: .fixedLayout(width: 400, height: 240)) {
    LogViewer(lines: (0..<30).map {
        LogLine(id: $0, level: LogLine.Level.allCases[$0 % 3], text: "Message \($0)")
    })
}
