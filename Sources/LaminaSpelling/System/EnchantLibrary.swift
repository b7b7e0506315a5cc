import Glibc

/// A dictionary of enchant; it lasts as long as its library.
struct EnchantDictionary {
  fileprivate let pointer: OpaquePointer
}

/// Enchant's library, from the machine, opened by name and asked by one thread at a time.
struct EnchantLibrary: ~Copyable {
  private typealias Begin = @convention(c) () -> OpaquePointer?
  private typealias End = @convention(c) (OpaquePointer) -> Void
  private typealias Describe =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias List =
    @convention(c) (OpaquePointer, Describe, UnsafeMutableRawPointer?) -> Void
  private typealias Request = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> OpaquePointer?
  private typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Int32
  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private typealias Suggest =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> Words?
  private typealias FreeWords = @convention(c) (OpaquePointer, Words) -> Void
  private typealias Add = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int) -> Void

  private let broker: OpaquePointer
  private let end: End
  private let list: List
  private let request: Request
  private let check: Check
  private let suggest: Suggest
  private let freeWords: FreeWords
  private let add: Add

  /// Opens the library; nil where it is not installed, or another one than is known here.
  init?(_ name: String) {
    guard let library = dlopen(name, RTLD_LAZY | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(library, "enchant_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard let begin = find("broker_init", Begin.self), let end = find("broker_free", End.self),
      let list = find("broker_list_dicts", List.self),
      let request = find("broker_request_dict", Request.self),
      let check = find("dict_check", Check.self), let suggest = find("dict_suggest", Suggest.self),
      let freeWords = find("dict_free_string_list", FreeWords.self),
      let add = find("dict_add", Add.self), let broker = begin()
    else { return nil }
    (self.broker, self.end, self.list, self.request) = (broker, end, list, request)
    (self.check, self.suggest, self.freeWords, self.add) = (check, suggest, freeWords, add)
  }

  deinit { end(broker) }

  /// Whether enchant takes a word: others it complains of on standard error.
  private static func isReadable(_ word: String) -> Bool { !word.isEmpty && !word.utf8.contains(0) }

  /// The languages that there are dictionaries for, in order.
  borrowing func languages() -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      list(
        broker,
        { tag, _, _, _, names in
          guard let tag, let names else { return }
          names.assumingMemoryBound(to: [String].self).pointee.append(String(cString: tag))
        }, names)
    }
    return Set(names).sorted()
  }

  borrowing func dictionary(_ name: String) -> EnchantDictionary? {
    request(broker, name).map { EnchantDictionary(pointer: $0) }
  }

  /// Whether a word is right; also of one that the library cannot read.
  borrowing func isRight(_ word: String, in dictionary: EnchantDictionary) -> Bool {
    !Self.isReadable(word) || check(dictionary.pointer, word, word.utf8.count) <= 0
  }

  borrowing func suggestions(
    for word: String, in dictionary: EnchantDictionary, limit: Int
  ) -> [String] {
    var count = 0
    guard Self.isReadable(word),
      let words = suggest(dictionary.pointer, word, word.utf8.count, &count)
    else {
      return []
    }
    defer { freeWords(dictionary.pointer, words) }
    return (0..<min(max(0, count), limit)).compactMap { words[$0].map { String(cString: $0) } }
  }

  borrowing func learn(_ word: String, in dictionary: EnchantDictionary) {
    if Self.isReadable(word) { add(dictionary.pointer, word, word.utf8.count) }
  }
}
