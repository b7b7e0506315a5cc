public import Foundation

/// Words by key that know where their table is, to be looked up when somebody shows them.
///
/// ```swift
/// let title = LocalizedStringResource("Welcome", table: "Start", bundle: .module)
/// Text(title)
/// ```
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// Where its table is.
  public enum BundleDescription: Sendable {
    /// In the program's own resources.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    /// In a bundle.
    public static func bundle(_ bundle: Bundle) -> Self { .atURL(bundle.bundleURL) }

    fileprivate var source: TableSource {
      switch self {
      case .main: .program
      case .forClass(let type): TableSource(Bundle(for: type))
      case .atURL(let url):
        Bundle(url: url).map { TableSource($0) } ?? TableSource(folder: url.path)
      }
    }
  }

  /// What tables know it by.
  public let key: String
  /// What is shown where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of its table; nil for `Localizable`.
  public let table: String?
  /// In whose language and digits it is written; nil for those of where it is shown.
  public var locale: Locale?
  /// Where its table is.
  package let source: TableSource

  /// Makes words of a key that is a literal with its values.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, source) = (table, locale, bundle.source)
  }

  /// Makes words of a key whose table is in a bundle.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .bundle(bundle), comment: comment)
  }

  /// Makes words of a key, and of what is shown where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, source) = (table, locale, bundle.source)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
