import LaminaDisplay

/// The views of a content at one moment, with what is needed to show any of them somewhere else.
@MainActor
final class SubviewSource {
  let content: any View
  let list: ViewList
  /// What the content stands in as long as it is only counted.
  private weak var counted: Element?

  init(_ content: any View, _ list: ViewList, countedIn element: Element?) {
    self.content = content
    self.list = list
    counted = element
  }

  /// The element that is `depth` levels inside of the content on the way to a view.
  func element(onTheWayTo number: Int, depth: Int) -> Element? {
    counted.flatMap { list.way(to: number, in: $0) }?.first {
      $0.depth - (counted?.depth ?? 0) == depth
    }
  }
}

/// Knows the views of a content, and makes no more of them than it takes to count them.
struct CountedContent<Content: View>: RememberingView {
  let content: Content
  let counter: SubviewCounter

  func makeMemory(for element: Element) -> LazyViews {
    LazyViews { [weak element] in element?.invalidate() }
  }

  func update(_ element: Element) {
    let views = memory(of: element)
    if element.isFirstEvaluation {
      element.beginEntries(EntryContext(of: element, lazyViews: views))
    }
    views.isAtWork = true
    defer { views.isAtWork = false }
    counter.adopt(content, in: element)
  }

  func nodes(_ element: Element) -> [Node] { [] }
}

/// What a view that arranges the views of a content remembers of them.
@MainActor
package final class SubviewCounter {
  private unowned let element: Element
  private(set) var source = SubviewSource(EmptyView(), ViewList(), countedIn: nil)
  private let presence: Presence
  private var isCounting = false

  init(_ element: Element) {
    self.element = element
    presence = Presence(in: element.presence)
  }

  /// Brings what is known in line with a content.
  func count<Content: View>(_ content: Content) {
    isCounting = true
    element.childPresence = presence
    element.setChild(0, to: CountedContent(content: content, counter: self))
    element.childPresence = nil
    isCounting = false
  }

  /// Takes over the views of a content; `element` is what it stands in.
  fileprivate func adopt<Content: View>(_ content: Content, in element: Element) {
    if content.isOneView {
      element.setChild(0, to: EmptyView())
      let list = ViewList(content.viewList(at: ViewPath(), in: nil))
      source = SubviewSource(content, list, countedIn: nil)
    } else {
      element.setChild(0, to: content)
      let child = element.children[0]
      let list = ViewList.counted(content, in: child)
      list.settle(keeping: [0..<list.count], in: child)
      source = SubviewSource(content, list, countedIn: child)
    }
    if !isCounting { self.element.invalidate() }
  }
}
