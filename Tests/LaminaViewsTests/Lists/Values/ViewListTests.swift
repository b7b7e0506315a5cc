import LaminaDrawing
import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@testable import LaminaLists

/// Which views a content stands for: how many, who they are, and what for.
@MainActor
@Suite struct ViewListTests {
  private func list<V: View>(@ViewBuilder _ content: () -> V) -> ViewList {
    RowSamples.list(content())
  }

  private func data(_ list: ViewList) -> [String] {
    (0..<list.count).map { list.key($0).dataID.map { "\($0.base)" } ?? "-" }
  }

  @Test("statements are views, one after the other")
  func statements() {
    let list = list {
      Text("a")
      Group {
        Color.red
        EmptyView()
        Text("b").padding()
      }
    }
    #expect(list.count == 3)
    #expect(Set((0..<3).map(list.key)).count == 3)
    #expect(!list.hasLoop && data(list) == ["-", "-", "-"])
  }

  @Test("what is not there has no number", arguments: [true, false])
  func conditions(isOn: Bool) {
    let list = list {
      if isOn { Text("on") }
      if isOn { Text("on") } else { Color.red }
      ForEach(0..<4) { if $0.isMultiple(of: 2) == isOn { Text("\($0)") } }
      AnyView(Group { if isOn { Text("on") } })
    }
    #expect(list.count == (isOn ? 5 : 3))
    #expect(data(list).filter { $0 != "-" } == (isOn ? ["0", "2"] : ["1", "3"]))
  }

  @Test("several views of one element are several, with one id and different keys")
  func several() {
    let list = list {
      ForEach(["a", "b"], id: \.self) {
        Text($0)
        Color.red
      }
      .padding()
    }
    #expect(data(list) == ["a", "a", "b", "b"])
    #expect(Set((0..<4).map(list.key)).count == 4)
  }

  @Test("who a view is says its whole path: ids of outer loops, too")
  func paths() {
    func days(_ days: [String]) -> ViewList {
      list {
        ForEach(days, id: \.self) { day in
          Section(day) { ForEach(0..<2) { Text("\($0)") } }
        }
      }
    }
    let (before, after) = (days(["tue"]), days(["mon", "tue"]))
    #expect(before.count == 3 && after.count == 6)
    for row in 0..<3 {
      #expect(before.key(row) == after.key(row + 3) && before.key(row) != after.key(row))
      #expect(after.row(of: before.key(row), near: 0) == row + 3)
    }
    #expect(after.row(of: before.key(1), near: 5) == 4)
    #expect(before.row(of: after.key(1), near: 1) == nil)
  }

  @Test("sections have headers, rows and footers, and number the rows")
  func sections() {
    let list = list {
      Text("alone")
      ForEach(0..<2) { _ in
        Section {
          ForEach(0..<2) { Text("\($0)") }
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
      }
      Section { Text("last") }
    }
    let kinds = (0..<list.count).map(list.kind)
    #expect(
      kinds == [.row, .header, .row, .row, .footer, .header, .row, .row, .footer, .row])
    #expect(list.section(of: 3) == 1..<5 && list.section(of: 8) == 5..<9)
    #expect(list.section(of: 0) == 0..<1 && list.section(of: 9) == 9..<10)
    let orders = [0, 2, 6, 9].map { list.order(of: list.place($0)) }
    #expect(orders.map(\.number) == [0, 1, 3, 5] && orders.allSatisfy { $0.count == 6 })
    let ends = (0..<list.count).map { list.endsSection(list.place($0)) }
    #expect(ends == [true, false, false, true, true, false, false, true, true, true])
  }

  @Test("ids of data and names lead to rows")
  func names() {
    let list = list {
      Text("top").id("top")
      ForEach(10..<20) { Text("\($0)").id("name \($0)") }
      Group { Text("end") }.id("end")
    }
    #expect(list.row(withID: AnyHashable("top")) == 0 && list.row(withID: AnyHashable("end")) == 11)
    #expect(list.row(withID: AnyHashable(13)) == 4 && list.row(withID: AnyHashable("name 13")) == 4)
    #expect(list.row(withID: AnyHashable("nobody")) == nil)
    #expect(list.row(withID: AnyHashable(UInt8(13))) == 4, "a number is the same in any type")
    let sections = self.list {
      Section("one") { Text("alone") }
      Section("two") { ForEach(5..<8) { Text("\($0)") } }
    }
    #expect(sections.row(withID: AnyHashable(6)) == 4)
  }

  @Test("what modifies a group leaves its views as many as they are")
  func modifiers() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { content.border(.red) }
    }
    let list = list {
      ForEach(0..<3) { Text("\($0)") }.padding().opacity(0.5).onAppear {}.disabled(true)
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Framed())
      .background(Color.red)
    }
    #expect(list.count == 5 && list.hasLoop)
  }

  @Test("modifiers of views that hide their types stay where they are, however many")
  func hiddenTypes() {
    let depth = 150
    let view = (0..<depth).reduce(AnyView(Text("deep"))) { view, _ in
      AnyView(view.padding(0.1).background(Color.red))
    }
    let harness = Harness(size: CGSize(width: 200, height: 200)) { view }
    #expect(harness.exists("deep"))
    #expect(harness.graph.elementCount < 8 * depth)
    #expect(list { view.opacity(0.5) }.count == 1)
  }

  @Test("a loop of views that are one each is not asked for its elements")
  func costs() {
    var asked = 0
    let list = list {
      ForEach(0..<100_000) { number -> Text in
        asked += 1
        return Text("\(number)")
      }
    }
    #expect(list.count == 100_000 && list.key(99_999).dataID == AnyHashable(99_999))
    #expect(asked == 0)
  }

  @Test("elements that may be none are asked once each")
  func costsOfConditions() {
    var asked = 0
    let list = list {
      ForEach(0..<1_000) { number -> Text? in
        asked += 1
        return number.isMultiple(of: 3) ? Text("\(number)") : nil
      }
    }
    #expect(list.count == 334 && asked == 1_000)
    #expect(list.key(333).dataID == AnyHashable(999))
    #expect(asked < 1_010)
  }
}
