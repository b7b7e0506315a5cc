import LaminaDrawing

/// What is mixed in a panel, and where a change of it goes.
///
/// It is one object for as long as the panel is there: what holds it, and is given nothing else that a change touches,
/// is not evaluated again for it.
@MainActor
final class ColorMixing {
  private var mix = ColorMix(hue: 0, saturation: 0, brightness: 0)
  private var write: (ColorMix) -> Void = { _ in }

  /// Takes over what is shown, and who keeps what it becomes.
  func show(_ mix: ColorMix, write: @escaping (ColorMix) -> Void) {
    self.mix = mix
    self.write = write
  }

  /// Puts another mix in place of what is shown.
  func replace(by next: ColorMix) { write(next) }

  /// Puts a colour in place of what is shown.
  func replace(by color: Color.Resolved) { write(ColorMix(color)) }

  /// Changes a part of what is shown.
  func change(_ change: (inout ColorMix) -> Void) { write(mix.changing(change)) }
}
