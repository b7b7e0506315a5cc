/// Bindings: what streams send comes to views, and what people do with views goes to streams.
///
/// ```
///  stream ──▶ Observing, @StreamState, .onReceive ──▶ view
///  view ────▶ Button(taps:), .onTap(send:) ─────────▶ Subject
///  view ◀──── CurrentValue.binding, <-> ────────────▶ CurrentValue, Subject
///  ObservableObject ──▶ @StateObject, @ObservedObject, @EnvironmentObject ──▶ view
/// ```
///
/// ```swift
/// struct Counter: View {
///   let taps = Subject<Void, Never>()
///
///   var body: some View {
///     Button("Add", taps: taps)
///     Observing(taps.stream.map { 1 }.scan(0, +), initial: 0) { Text("\($0)") }
///   }
/// }
/// ```
///
/// A view is subscribed for as long as it is shown, and no longer. A stream is the same as long as it is a
/// copy of the same value, or the `stream` of the same object: keep one made of operators in a model or a
/// `let`; made in `body`, it is another one, and begun again, at each evaluation.
///
/// A value comes to views before the next frame, in its order: what is sent while views are evaluated is
/// delivered once they are. Many values in one turn are one evaluation. `CurrentValue`, `StateValue` and
/// `Derived` may also be read in a body, like any observable object.
///
/// Folders: `Showing` is stream to view, `Sending` is view to stream, `TwoWay` is both; `Objects` is models
/// that publish their changes to views.
