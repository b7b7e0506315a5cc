extension SymbolRows {
  /// Texts, lists and tables.
  static let writing = """
    textformat - fonts
    textformat.size - ~M1.5 13 4.5 5h1l3 8M2.6 10h4.8M9.5 13l1.8-5h.8l1.9 5M10.2 11.3h3
    textformat.size.larger - ~M1 13 4.8 3h.9L9.5 13M2.3 9.7h6M12 8.5h3.5M13.7 6.7v3.5
    textformat.size.smaller - ~M1 13 4.8 3h.9L9.5 13M2.3 9.7h6M12 8.5h3.5
    textformat.abc - ~M1 11.5 3 5h.6l2 6.5M1.6 9.5h3.4M7 5v6.5h1.5c2.2 0 2.2-3.3 0-3.3C10.5 8.2 10.5 5 8.5 5zM15 6c-1-1.5-3.3-1-3.3 2.2S14 12 15 10.5
    textformat.123 - 123
    textformat.superscript - superscript
    textformat.subscript - subscript
    abc - =textformat.abc
    bold - type-bold
    italic - type-italic
    underline - type-underline
    strikethrough - type-strikethrough
    a cq ~M3 13.5 7.5 2.5h1L13 13.5M4.5 9.5h7
    character - type
    character.cursor.ibeam - ~M1 12 3.8 4h.8l2.9 8M2 9.5h4.5M9 2.5h1.2a1.3 1.3 0 0 1 1.3 1.3v8.4a1.3 1.3 0 0 1-1.3 1.3H9M14 2.5h-1.2a1.3 1.3 0 0 0-1.3 1.3M14 13.5h-1.2a1.3 1.3 0 0 1-1.3-1.3
    text.cursor - cursor-text
    textbox - input-cursor-text
    paragraphsign - paragraph
    text.alignleft - text-left
    text.aligncenter - text-center
    text.alignright - text-right
    text.justify - justify
    text.justify.left - text-left
    text.justify.leading - text-left
    text.justify.right - text-right
    text.justify.trailing - text-right
    text.justifyleft - justify-left
    text.justifyright - justify-right
    text.quote - blockquote-left
    text.append - text-paragraph
    text.badge.plus - ~M1.5 3.5h13M1.5 7h13M1.5 10.5h6M1.5 14h6&#M12.7 9v3h3v1.4h-3v3h-1.4v-3h-3V12h3V9z
    text.badge.minus - ~M1.5 3.5h13M1.5 7h13M1.5 10.5h6M1.5 14h6M9.5 12.5h5.5
    text.badge.checkmark - ~M1.5 3.5h13M1.5 7h13M1.5 10.5h6M1.5 14h6M9.5 12l2 2L15 10
    text.badge.xmark - ~M1.5 3.5h13M1.5 7h13M1.5 10.5h6M1.5 14h6M10 10.5l4 4M14 10.5l-4 4
    text.magnifyingglass - ~M1.5 3h13M1.5 6.5h7M1.5 10h5M1.5 13.5h5&search[7.5,7,8.5]
    text.word.spacing - ~M2 3v10M14 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2
    text.below.photo f image[2,0,12]+~M2 12.5h12M2 15h8
    increase.indent - text-indent-left
    decrease.indent - text-indent-right
    list.bullet - list-ul
    list.dash - ~M5 4h9.5M5 8h9.5M5 12h9.5M1.5 4H3M1.5 8H3M1.5 12H3
    list.number - list-ol
    list.star - list-stars
    list.bullet.indent - list-nested
    list.bullet.circle f circle+list-ul[3.5,3.5,9]
    checklist - list-check
    checklist.checked - list-check
    checklist.unchecked - list-task
    quote.opening - quote
    quote.closing - quote%h
    curlybraces - braces
    curlybraces.square f square+braces[4,4,8]
    tablecells - table
    table - table
    tablecells.fill - =rectangle.fill^~M5.7 3v10M1 6.3h14M1 9.7h14
    table.fill - square-fill^~M5.7 1v14M1 5.7h14M1 10.3h14
    """
}
