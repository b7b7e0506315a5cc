import Lamina

@main
struct HelloApp: App {
  var body: some Scene {
    WindowGroup("Hello") { Hello() }.defaultSize(width: 360, height: 220)
  }
}

struct Hello: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Hello, 世界").font(.largeTitle).bold()
      Text(count == 1 ? "Clicked once" : "Clicked \(count) times").foregroundStyle(.secondary)
      Button("Click") { count += 1 }
    }
    .padding()
  }
}
