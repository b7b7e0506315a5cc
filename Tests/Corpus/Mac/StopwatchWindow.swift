import SwiftUI

struct StopwatchApp: App {
    var body: some Scene {
        WindowGroup("Stopwatch") {
            StopwatchWindow()
        }
        .defaultSize(width: 300, height: 200)
    }
}

struct StopwatchWindow: View {
    @State private var startDate: Date?
    @State private var elapsed: TimeInterval = 0

    var body: some View {
        VStack(spacing: 20) {
            TimelineView(.animation(minimumInterval: 0.1, paused: startDate == nil)) { context in
                Text(string(at: context.date))
                    .font(.system(size: 40, weight: .light).monospacedDigit())
            }
            HStack {
                Button(startDate == nil ? "Start" : "Stop", action: toggle)
                    .keyboardShortcut(.space, modifiers: [])
                Button("Reset") {
                    elapsed = 0
                    startDate = nil
                }
            }
        }
        .padding(30)
    }

    private func string(at date: Date) -> String {
        let total = elapsed + (startDate.map { date.timeIntervalSince($0) } ?? 0)
        return String(format: "%02d:%04.1f", Int(total) / 60, total.truncatingRemainder(dividingBy: 60))
    }

    private func toggle() {
        if let startDate {
            elapsed += Date.now.timeIntervalSince(startDate)
            self.startDate = nil
        } else {
            startDate = .now
        }
    }
}

#Preview {
    StopwatchWindow()
}
