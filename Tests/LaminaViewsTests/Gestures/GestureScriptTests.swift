import LaminaGeometry
import LaminaTesting
import LaminaViews
import Testing

@Suite("What gestures tell of what a person does")
struct GestureScriptTests {
  /// One line of the table.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let scene: GestureScene
    let script: String
    let told: String
    var testDescription: String { "\(scene): \(script)" }

    init(_ scene: GestureScene, _ script: String, _ told: String) {
      (self.scene, self.script, self.told) = (scene, script, told)
    }
  }

  private func told(_ line: Case) -> String {
    let log = GestureLog()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { line.scene.view(log) }
    var script = GestureScript(harness)
    script.play(line.script)
    return log.line
  }

  private nonisolated static let taps: [Case] = [
    Case(.tap, "d100,100 u", "tap"),
    Case(.tap, "d100,100 m250,100 u", ""),
    Case(.tap, "d100,100 m150,100 u", "tap"),
    Case(.tap, "d100,100 e u", ""),
    Case(.tap, "d100,100 r u", ""),
    Case(.tap, "r100,100 u", ""),
    Case(.tap, "1d100,100 1m120,100 1u", ""),
    Case(.tap, "1d100,100 1m105,100 1u", "tap"),
    Case(.tap, "1d100,100 2d150,100 1u 2u", ""),
    Case(.doubleTap, "d100,100 u a0.5", ""),
    Case(.doubleTap, "d100,100 u a0.1 d2:100,100 u", "double"),
    Case(.doubleTap, "1d100,100 1u a0.1 1d102,100 1u", "double"),
    Case(.doubleTap, "1d100,100 1u a0.5 1d100,100 1u", ""),
    Case(.doubleTap, "1d100,100 1u a0.1 1d150,100 1u", ""),
    Case(.spatialTap, "d30,40 u", "at30,40"),
    Case(.exclusiveTaps, "d100,100 u a0.1", ""),
    Case(.exclusiveTaps, "d100,100 u a0.5", "single"),
    Case(.exclusiveTaps, "d100,100 u a0.1 d2:100,100 u a1", "double"),
    Case(.exclusiveTaps, "d100,100 u a0.1 d2:100,100 m300,100 u a1", "single"),
    Case(.tripleDoubleSingle, "d100,100 u a1", "single"),
    Case(.tripleDoubleSingle, "d100,100 u a0.1 d2:100,100 u a1", "double"),
    Case(.tripleDoubleSingle, "d100,100 u d2:100,100 u d3:100,100 u a1", "triple"),
    Case(.twiceOutside, "d100,100 u d2:100,100 u", "single single"),
    Case(.onceOutside, "d100,100 u d2:100,100 u a1", "double"),
    Case(.onceOutside, "d100,100 u a1", "single"),
    Case(.onceOutside, "d100,100 u a0.1 d150,150 u a1", "single single"),
    Case(.nestedTaps, "d100,100 u", "inner"),
    Case(.nestedTaps, "d10,10 u", "outer"),
  ]

  private nonisolated static let recognizers: [Case] = [
    Case(.longPress, "d100,100 a0.6 u", "press:true long:true"),
    Case(.longPress, "d100,100 a0.2 u", "press:true"),
    Case(.longPress, "d100,100 m115,100 a0.6 u", "press:true"),
    Case(.longPress, "d100,100 m105,100 a0.6 u", "press:true long:true"),
    Case(.longPress, "1d100,100 a0.6 1u", "press:true long:true"),
    Case(.longPress, "1d100,100 2d150,100 a0.6 1u 2u", "press:true"),
    Case(.longPressModifier, "d100,100 a0.6 u", "pressing:true pressing:false long"),
    Case(.longPressModifier, "d100,100 a0.2 u", "pressing:true pressing:false"),
    Case(.longPressModifier, "d100,100 e a0.6 u", "pressing:true pressing:false"),
    Case(.longPressModifier, "d100,100 f a0.6 u", "pressing:true pressing:false"),
    Case(.longPressModifier, "d100,100 r a0.6 u", "pressing:true pressing:false"),
    Case(.longPressAndTap, "d100,100 a0.2 u", "press:true tap"),
    Case(.longPressAndTap, "d100,100 a0.6 u", "press:true long:true"),
    Case(.drag, "d100,100 m105,100 u", ""),
    Case(.drag, "d100,100 m120,100 m130,105 u", "drag20,0 drag30,5 dragged30,5"),
    Case(.drag, "d100,100 m300,100 u", "drag200,0 dragged200,0"),
    Case(.drag, "d100,100 m120,100 e m140,100 u", "drag20,0"),
    Case(.drag, "d100,100 m120,100 f m140,100 u", "drag20,0"),
    Case(.drag, "d100,100 m120,100 r m140,100 u", "drag20,0"),
    Case(.drag, "r100,100 m150,100 u", ""),
    Case(.drag, "1d100,100 1m120,100 1u", "drag20,0 dragged20,0"),
    Case(
      .drag, "1d100,100 1m120,100 2d150,150 2m160,160 1m130,100 1u 2u",
      "drag20,0 drag30,0 dragged30,0"),
    Case(.eagerDrag, "d100,100 u", "drag0,0 dragged0,0"),
    Case(.magnify, "m100,100 p1.5 p2 a0.5", "magnify1.5 magnify3.0 magnified3.0"),
    Case(.magnify, "m100,100 p1.001 a0.5", ""),
    Case(.magnify, "m100,100 p1.5 f a1", "magnify1.5"),
    Case(.magnify, "m100,100 W0,-48 a0.6", "magnify1.1 magnified1.1"),
    Case(.magnify, "m100,100 w0,-48 a0.6", ""),
    Case(.magnify, "1d80,100 2d120,100 2m160,100 2u 1u", "magnify2.0 magnified2.0"),
    Case(.rotate, "m100,100 t10 t20 a0.5", "rotate10 rotate30 rotated30"),
    Case(.rotate, "m100,100 W48,0 a0.6", "rotate5 rotated5"),
    Case(.rotate, "1d100,100 2d140,100 2m100,140 2u 1u", "rotate90 rotated90"),
    Case(
      .magnifyAndRotate, "1d100,100 2d140,100 2m100,160 1u 2u",
      "magnify1.5 rotate90 magnified1.5 rotated90"),
    Case(
      .dragAndMagnify, "1d80,100 2d120,100 2m160,100 1m80,120 1u 2u",
      "magnify2.0 drag0,20 magnify2.1 magnified2.1 dragged0,20"),
  ]

  private nonisolated static let compositions: [Case] = [
    Case(.exclusiveDragTap, "d100,100 u", "tap"),
    Case(.exclusiveDragTap, "d100,100 m120,100 u", "drag20,0 dragged20,0"),
    Case(
      .pressThenDrag, "d100,100 a0.6 m120,100 u", "first:true second:0,0 second:20,0 end:20,0"),
    Case(.pressThenDrag, "d100,100 m120,100 u", "first:true"),
    Case(.pressThenDrag, "d100,100 a0.2 u", "first:true"),
    Case(.pressThenDrag, "d100,100 a0.6 m120,100 e u", "first:true second:0,0 second:20,0"),
    Case(.tapThenDrag, "d100,100 u a0.1 d2:100,100 m120,100 u", "end:20,0"),
    Case(.tapThenDrag, "d100,100 u a1 d100,100 m120,100 u", ""),
    Case(.simultaneousTapDrag, "d100,100 u", "drag0,0 tap dragged0,0 both"),
    Case(.nestedDrags, "d100,100 m115,100 m125,100 u", "innerdrag25,0 innerdragged25,0"),
    Case(.parentHigh, "d100,100 m107,100 m120,100 u", "outerdrag20,0 outerdragged20,0"),
    Case(.parentHigh, "d100,100 m107,100 u", "innerdrag7,0 innerdragged7,0"),
    Case(.parentSimultaneous, "d100,100 u", "inner outer"),
    Case(.parentDoubleHigh, "d100,100 u a0.1", ""),
    Case(.parentDoubleHigh, "d100,100 u a0.5", "inner"),
    Case(.parentDoubleHigh, "d100,100 u a0.1 d2:100,100 u a1", "double"),
    Case(.mapped, "d100,100 m120,100 u", "20 right"),
    Case(.withModifiers, "d100,100 u", ""),
    Case(.state, "d100,100 m120,100 u", "state0 state20 dragged20,0 state0"),
    Case(.state, "d100,100 m120,100 e u", "state0 state20 state0"),
    Case(.state, "d100,100 m120,100 f u", "state0 state20 state0"),
    Case(.state, "d100,100 m120,100 r u", "state0 state20 state0"),
    Case(.maskGesture, "d100,100 u", "outer"),
    Case(.maskSubviews, "d100,100 u", "inner"),
    Case(.maskNone, "d100,100 u", ""),
    Case(.disabledGesture, "d100,100 u", "inner"),
    Case(.disabledView, "d100,100 u d100,100 m150,100 u d100,100 a1 u", ""),
  ]

  private nonisolated static let controls: [Case] = [
    Case(.button, "d100,100 u", "pressed"),
    Case(.button, "d100,100 m195,100 u", ""),
    Case(.button, "d100,100 e u", ""),
    Case(.buttonInDrag, "d100,100 u", "pressed"),
    Case(.buttonInDrag, "d100,100 m120,100 u", "drag20,0 dragged20,0"),
    Case(.buttonInLongPress, "d100,100 a0.2 u", "pressed"),
    Case(.buttonInLongPress, "d100,100 a0.6 u", "long"),
    Case(.buttonInHighDrag, "d100,100 u", "pressed"),
    Case(.buttonInHighDrag, "d100,100 m120,100 u", "drag20,0 dragged20,0"),
    Case(.buttonInSimultaneousTap, "d100,100 u", "pressed tap"),
    Case(.scrollDrag, "1d100,100 1m100,80 1m100,60 1u a2", ""),
    Case(.scrollDrag, "d100,100 m100,80 u", "drag0,-20 dragged0,-20"),
    Case(.scrollEagerDrag, "1d100,100 1m100,80 1u", "drag0,0 drag0,-20 dragged0,-20"),
    Case(.scrollSideways, "1d100,100 1m120,100 1u", "drag20,0 dragged20,0"),
    Case(.scrollHigh, "1d100,100 1m100,91 1m100,80 1u", "drag0,-20 dragged0,-20"),
    Case(
      .scrollSimultaneous, "1d100,100 1m100,85 1m100,70 1u",
      "drag0,-15 drag0,-30 dragged0,-30"),
    Case(.scrollLongPress, "1d100,100 a0.1 1m100,80 a1 1u", "pressing:true pressing:false"),
    Case(.scrollLongPress, "1d100,100 a0.6 1u", "pressing:true pressing:false long"),
    Case(.scrollLongPress, "d100,100 a0.1 w0,48 a0.6 u", "pressing:true pressing:false"),
    Case(
      .scrollPressThenDrag, "1d100,100 a0.6 1m100,80 1u",
      "first:true second:0,0 second:0,-20 end:0,-20"),
    Case(.scrollPressThenDrag, "1d100,100 1m100,80 1u", "first:true"),
    Case(.scrollButton, "1d100,100 1u", "pressed"),
    Case(.scrollButton, "1d100,100 1m100,80 1u a3", ""),
    Case(.scrollButton, "1d100,150 a0.02 1m100,120 a0.02 1m100,80 a0.02 1u a0.1 1d100,100 1u", ""),
  ]

  @Test("Taps", arguments: taps)
  func taps(_ line: Case) { #expect(told(line) == line.told) }

  @Test("Presses, drags, pinches and turns", arguments: recognizers)
  func recognizers(_ line: Case) { #expect(told(line) == line.told) }

  @Test("Gestures of gestures, and those of a view and its parent", arguments: compositions)
  func compositions(_ line: Case) { #expect(told(line) == line.told) }

  @Test("Buttons and scroll views", arguments: controls)
  func controls(_ line: Case) { #expect(told(line) == line.told) }

  @Test("A finger scrolls where a drag had not begun before")
  func scrolls() {
    for (scene, way) in [(GestureScene.scrollDrag, CGFloat(40)), (.scrollEagerDrag, 0)] {
      let log = GestureLog()
      let harness = Harness(size: CGSize(width: 200, height: 200)) {
        scene.view(log).accessibilityIdentifier("all")
      }
      var script = GestureScript(harness)
      script.play("1d100,100 1m100,80 1m100,60")
      #expect(harness.graph.scrollOffsets.map(\.y).max() == way)
      script.play("1u")
    }
  }
}
