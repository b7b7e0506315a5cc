extension SymbolRows {
  /// Digits and letters in discs and squares.
  static let digits = """
    0.circle f 0-circle
    0.square f 0-square
    1.circle f 1-circle
    1.square f 1-square
    2.circle f 2-circle
    2.square f 2-square
    3.circle f 3-circle
    3.square f 3-square
    4.circle f 4-circle
    4.square f 4-square
    5.circle f 5-circle
    5.square f 5-square
    6.circle f 6-circle
    6.square f 6-square
    7.circle f 7-circle
    7.square f 7-square
    8.circle f 8-circle
    8.square f 8-square
    9.circle f 9-circle
    9.square f 9-square
    c.circle f c-circle
    c.square f c-square
    h.circle f h-circle
    h.square f h-square
    p.circle f p-circle
    p.square f p-square
    r.circle f r-circle
    r.square f r-square
    parkingsign c p-square[2,2,12]
    """
}
