/// Input: what a person does, as values that hosts report and views understand.
///
/// ```
///  mouse, touchpad, keyboard, input method ──host──▶ events (here) ──▶ views
/// ```
///
/// ```swift
/// let click = PointerEvent(position: CGPoint(x: 20, y: 20), button: .primary, clickCount: 1)
/// let down = KeyEvent(.pageDown)
/// let copy = KeyEvent("c", modifiers: .command)      // Control-C on Linux
/// let wheel = ScrollEvent(position: .zero, delta: CGSize(width: 0, height: 48))
/// ```
