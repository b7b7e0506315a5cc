import LaminaGeometry
import LaminaTesting
import LaminaViews

/// What takes two seconds to be made once something holds.
struct SlowToMake: View {
  let clock: ManualClock
  let isSlow: () -> Bool

  var body: some View {
    let _ = clock.advance(by: isSlow() ? 2 : 0)
    Color.blue.frame(width: 5, height: 5)
  }
}
