import Lamina

/// Shows a window of a list of 100,000 rows of four kinds, whose first screen looks like that of a
/// short one.
@main struct Rows100kApp: App {
  var body: some Scene {
    WindowGroup("100,000 rows") { Feed() }.defaultSize(width: 480, height: 640)
  }
}

struct Feed: View {
  private let posts = (0..<100_000).map { Post(id: $0) }

  var body: some View { List(posts) { PostRow(post: $0) } }
}

struct Post: Identifiable {
  enum Kind: Int { case text, quote, swatch, date }

  let id: Int
  var kind: Kind { Kind(rawValue: id % 4) ?? .text }
}

struct PostRow: View {
  let post: Post

  var body: some View {
    switch post.kind {
    case .text:
      Text("第 \(post.id + 1) 行：春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。")
    case .quote:
      HStack {
        Color.blue.frame(width: 3)
        VStack(alignment: .leading) {
          Text("Row \(post.id + 1)").font(.headline)
          Text("The quick brown fox jumps over the lazy dog.").foregroundStyle(.secondary)
        }
      }
    case .swatch:
      Color(hue: Double(post.id % 360) / 360, saturation: 0.5, brightness: 0.9)
        .frame(height: 48).clipShape(RoundedRectangle(cornerRadius: 8))
    case .date:
      Label("Tomorrow", systemImage: "star")
    }
  }
}
