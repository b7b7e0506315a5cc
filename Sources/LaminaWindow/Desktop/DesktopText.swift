import LaminaGeometry

/// What the desktop says of the size of text while a program runs.
struct DesktopText: Equatable {
  /// Pixels in an inch of text, by the display's manager; nil for what X's resources say.
  var resolution: Double?
  /// By how much a person wants text larger than the rest, which is a part of the resolution.
  var scale: CGFloat = 1
}

extension WindowHost {
  /// Whether the pixels of a point follow the resolution of text: on X11, unless the environment chooses them.
  package var followsTextResolution: Bool {
    xDisplay != nil && DisplayScale.chosen(environment: ProcessEnvironment.value) == nil
  }

  /// Takes what the desktop says of the size of text; windows that follow it keep their pixels, and have other points.
  package func take(textResolution: Double?, textScale: Double) {
    let text = DesktopText(resolution: textResolution, scale: CGFloat(textScale))
    guard text != desktopText else { return }
    desktopText = text
    for surface in surfaces.values { surface.updateGeometry() }
  }
}
