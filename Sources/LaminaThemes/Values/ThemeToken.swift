public import LaminaDrawing

/// What stands under a key of a theme: a value, and others for the night and for more contrast.
public struct ThemeToken: Hashable, Sendable, Codable {
  /// What counts where no variant does.
  public var value: ThemeValue
  /// By night.
  public var dark: ThemeValue?
  /// By day, where things are to stand out more.
  public var increased: ThemeValue?
  /// By night, where things are to stand out more.
  public var darkIncreased: ThemeValue?

  /// Makes a token.
  public init(
    _ value: ThemeValue, dark: ThemeValue? = nil, increased: ThemeValue? = nil,
    darkIncreased: ThemeValue? = nil
  ) {
    self.value = value
    self.dark = dark
    self.increased = increased
    self.darkIncreased = darkIncreased
  }

  /// The value for an appearance: night counts before contrast.
  public func value(for appearance: ColorAppearance) -> ThemeValue {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): value
    case (.light, .increased): increased ?? value
    case (.dark, .standard): dark ?? value
    case (.dark, .increased): darkIncreased ?? dark ?? value
    }
  }

  /// All values that it holds.
  public var values: [ThemeValue] { [value, dark, increased, darkIncreased].compactMap(\.self) }

  /// The token with whole places of pictures that lie in a folder.
  func placed(in folder: String) -> ThemeToken {
    ThemeToken(
      value.placed(in: folder), dark: dark?.placed(in: folder),
      increased: increased?.placed(in: folder), darkIncreased: darkIncreased?.placed(in: folder))
  }
}

extension ThemeValue {
  fileprivate func placed(in folder: String) -> ThemeValue {
    guard case .picture(let path) = self, !path.hasPrefix("/") else { return self }
    return .picture(folder + "/" + path)
  }
}
