// Double taps: likes, zoom, rename, and taps beside them.
import Lamina
import LaminaTesting
import Testing

private struct LikedPhoto: View {
  @State private var likes = 0
  @State private var showsHeart = false

  var body: some View {
    VStack {
      ZStack {
        Rectangle().fill(.gray).frame(width: 150, height: 100)
        Image(systemName: "heart.fill")
          .scaleEffect(showsHeart ? 1.5 : 0)
          .opacity(showsHeart ? 1 : 0)
      }
      .onTapGesture(count: 2) {
        likes += 1
        withAnimation(.spring()) { showsHeart = true }
      }
      Text("\(likes) likes")
    }
  }
}

private struct Zoomable: View {
  @State private var scale: CGFloat = 1
  @State private var showsBar = true

  var body: some View {
    VStack {
      Color.purple.frame(width: 50, height: 50)
        .scaleEffect(scale)
        .onTapGesture(count: 2) { scale = scale == 1 ? 2 : 1 }
        .onTapGesture { showsBar.toggle() }
      Text("scale \(Int(scale)), bar \(showsBar ? "shown" : "hidden")")
    }
  }
}

private struct Renamable: View {
  @State private var name = "Untitled"
  @State private var isEditing = false

  var body: some View {
    VStack {
      if isEditing {
        TextField("Name", text: $name).onSubmit { isEditing = false }
      } else {
        Text(name).onTapGesture(count: 2) { isEditing = true }
      }
    }
  }
}

/// Selecting at once and opening by a double click, as in a list of files.
private struct Files: View {
  @State private var selected = ""
  @State private var opened: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      ForEach(["a.txt", "b.txt"], id: \.self) { file in
        Text(file)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: 30)
          .background(selected == file ? Color.blue.opacity(0.3) : .white)
          .gesture(TapGesture(count: 2).onEnded { opened.append(file) })
          .simultaneousGesture(TapGesture().onEnded { selected = file })
      }
      Text("selected \(selected) opened \(opened.joined(separator: ","))")
    }
  }
}

private struct ThreeCounts: View {
  @State private var last = "none"

  var body: some View {
    VStack {
      Circle().frame(width: 80, height: 80)
        .gesture(
          TapGesture(count: 3).onEnded { last = "triple" }
            .exclusively(
              before: TapGesture(count: 2).onEnded { last = "double" }
                .exclusively(before: TapGesture().onEnded { last = "single" })))
      Text(last)
    }
  }
}

@MainActor @Suite("Idioms: double taps")
struct DoubleTapIdioms {
  private let size = CGSize(width: 240, height: 200)

  @Test("A photo is liked by a double tap, and not by two slow ones")
  func likes() {
    let harness = Harness(size: size) { LikedPhoto() }
    let place = CGPoint(x: 80, y: 70)
    harness.tap(at: place)
    harness.advance(by: 1)
    harness.tap(at: place)
    #expect(harness.exists("0 likes"))
    harness.advance(by: 1)
    harness.tap(at: place, count: 2)
    #expect(harness.exists("1 likes"))
  }

  @Test("A double tap zooms and hides no bar; a tap hides it after a while")
  func zoom() {
    let harness = Harness(size: size) { Zoomable() }
    harness.tap(at: CGPoint(x: 120, y: 88), count: 2)
    harness.advance(by: 1)
    #expect(harness.exists("scale 2, bar shown"))
    harness.tap(at: CGPoint(x: 120, y: 88))
    harness.advance(by: 1)
    #expect(harness.exists("scale 2, bar hidden"))
  }

  @Test("A name is renamed after a double tap")
  func rename() {
    let harness = Harness(size: size) { Renamable() }
    harness.tap("Untitled")
    #expect(!harness.exists("Name"))
    harness.advance(by: 1)
    harness.tap("Untitled", count: 2)
    #expect(harness.exists("Name"))
  }

  @Test("A file is selected at once and opened by the second click; clicks on two files open none")
  func files() {
    let harness = Harness(size: size) { Files() }
    harness.tap("a.txt")
    #expect(harness.exists("selected a.txt opened "))
    let b = harness.frame(of: "b.txt") ?? .zero
    let point = CGPoint(x: b.midX, y: b.midY)
    harness.pointerDown(at: point, clickCount: 2)
    harness.pointerUp(at: point, clickCount: 2)
    #expect(harness.exists("selected b.txt opened "))
    harness.advance(by: 1)
    harness.tap("b.txt", count: 2)
    #expect(harness.exists("selected b.txt opened b.txt"))
  }

  @Test("One, two and three taps are told apart")
  func counts() {
    let harness = Harness(size: size) { ThreeCounts() }
    for (count, word) in [(2, "double"), (1, "single"), (3, "triple")] {
      harness.tap(at: CGPoint(x: 120, y: 88), count: count)
      harness.advance(by: 1)
      #expect(harness.exists(word))
    }
  }
}
