import Testing

@testable import LaminaMacros

@Suite("What @Animatable stands for")
struct AnimatableMacroTests {
  private func member(_ source: String) -> Answer {
    Compiler.expand("Animatable", "member", on: source)
  }

  @Test("One variable is the data itself")
  func one() {
    #expect(
      member("@Animatable struct A: Shape { var x: CGFloat = 1 }").line == """
        nonisolated var animatableData: CGFloat.AnimatableData { get { self.x.animatableData } \
        set { self.x.animatableData = newValue } }
        """)
  }

  @Test("Several are pairs within pairs, in order")
  func several() {
    let source = """
      @Animatable
      public struct A<T>: Shape {
        var a = 1.0, b: Angle
        let fixed = 3
        static var count = 0
        @AnimatableIgnored var isOn: Bool
        @State private var n = 1
        var c = Angle.degrees(4) { didSet { changed() } }
        var sum: Double { a + c }
        func path(in rect: CGRect) -> Path {
          var path = Path()
          return path
        }
      }
      """
    #expect(
      member(source).line == """
        public nonisolated var animatableData: LaminaAnimation.AnimatablePair<Double.AnimatableData, \
        LaminaAnimation.AnimatablePair<Angle.AnimatableData, Angle.AnimatableData>> { \
        get { LaminaAnimation.AnimatablePair(self.a.animatableData, \
        LaminaAnimation.AnimatablePair(self.b.animatableData, self.c.animatableData)) } \
        set { self.a.animatableData = newValue.first \
        self.b.animatableData = newValue.second.first \
        self.c.animatableData = newValue.second.second } }
        """)
  }

  @Test("Where nothing moves nothing is added")
  func nothing() {
    #expect(member("@Animatable struct A { let x = 1 }").source == "")
    #expect(member("@Animatable struct A { let x = 1 }").message == nil)
  }

  @Test("The conformance is added where it is not there yet")
  func conformance() {
    let source = "@Animatable struct A { var x = 1.0 }"
    #expect(
      Compiler.expand("Animatable", "extension", on: source, extending: "A").source
        == "extension A: nonisolated LaminaAnimation.Animatable {}")
    #expect(Compiler.expand("Animatable", "extension", on: source).source == "")
  }

  @Test("A variable of an unknown type, or of one that does not move, is named with the repair")
  func mistakes() {
    #expect(
      member("@Animatable struct A { var x = make() }").message?.contains("«x: Type»") == true)
    let flag = member("@Animatable struct A { var isOn = true }")
    #expect(flag.message?.hasPrefix("«isOn» is of type Bool, which does not move") == true)
    #expect(flag.span == 127..<131)
    #expect(flag.repair == "@AnimatableIgnored ")
    #expect(member("@Animatable enum A { case b }").message?.contains("is for structures") == true)
  }
}
