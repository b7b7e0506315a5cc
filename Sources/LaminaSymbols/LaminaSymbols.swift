/// Symbols: outlines under the names that SwiftUI code asks for.
///
/// ```
///  "bell.badge.fill" ──table, rules──▶ recipe ──files of bootstrap-icons, own paths──▶ SymbolOutline ──▶ DisplayList
/// ```
///
/// ```swift
/// if case .found(let outline) = SymbolLibrary.shared.find("star.fill") {
///   let list = DisplayList { outline.record(into: &$0, in: square, with: SymbolInk(paint)) }
/// }
/// ```
///
/// Nothing is read and no table is built before somebody asks for a symbol. It must never know a view, read more of a
/// file than its limit, or end over what a file holds.
