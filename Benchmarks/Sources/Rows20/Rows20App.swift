import Lamina

/// Shows a window of twenty rows of Chinese text, the same that other toolkits were measured with.
@main struct Rows20App: App {
  var body: some Scene {
    WindowGroup("Rows") { Rows() }.defaultSize(width: 480, height: 640)
  }
}

struct Rows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(0..<20) { row in
        Text("第 \(row + 1) 行：春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。")
      }
    }
    .padding()
  }
}
