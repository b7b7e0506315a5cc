/// The font system as a whole.
public enum TextSystem {
  /// Loads the fonts of the first texts: call it on a worker before the window opens.
  ///
  /// Reading the font configuration and the first shapes cost tens of milliseconds, once for the
  /// process; what is loaded serves every thread. Calling it again costs microseconds.
  public static func warm() {
    let attributes = TextAttributes(font: Font.body.resolve())
    _ = TextLayout.measure(RichText("Aa 一", attributes))
  }
}
