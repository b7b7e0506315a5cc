/// Which keys a keyboard on the screen of a phone shows.
///
/// A desktop's keyboard has all of them: what asks for others is accepted, so that programs for other devices compile.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  /// All keys.
  case `default`
  /// Latin letters.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Keys for addresses of the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits, star and number sign.
  case phonePad
  /// Letters, with a way to digits.
  case namePhonePad
  /// Keys for addresses of mail.
  case emailAddress
  /// Digits and the decimal separator.
  case decimalPad
  /// Keys for short messages.
  case twitter
  /// Keys for searches in the web.
  case webSearch
  /// Digits, never others than those from 0 to 9.
  case asciiCapableNumberPad
}

/// Which letters a keyboard on the screen of a phone begins with in capitals, in UIKit's spelling.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// No letters.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Which letters a keyboard on the screen of a phone begins with in capitals.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// No letters.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters.
  public static let characters = TextInputAutocapitalization(name: "characters")

  private init(name: String) { self.name = name }

  /// The same as UIKit has it.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    }
  }
}

/// What the key says that ends a text on the keyboard of a phone.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What a text is, for those who fill it in.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
  /// A name among friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A firm.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password to be.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

extension View {
  /// Says which keys a keyboard on the screen shows: a desktop's has all.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Says that editors inside mark no words that are wrong: text that is no prose, say.
  ///
  /// ```swift
  /// TextEditor(text: $source).autocorrectionDisabled()
  /// ```
  ///
  /// Nothing is corrected while it is typed, with this or without; what a desktop does for what is typed are the marks.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Says whether editors inside mark words that are wrong, in SwiftUI's old spelling; nil for what is usual: they do.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Says which letters become capitals while they are typed: here a person holds Shift.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Says which letters become capitals while they are typed, in SwiftUI's old spelling: here a person holds Shift.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Says what a text is, for those who fill it in: here a person does.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says what the key is called that ends a text: a desktop's keyboard has Return.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
