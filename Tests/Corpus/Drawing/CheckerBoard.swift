import SwiftUI

struct Checkerboard: Shape {
    let rows: Int
    let columns: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let rowSize = rect.height / Double(rows)
        let columnSize = rect.width / Double(columns)
        for row in 0..<rows {
            for column in 0..<columns where (row + column).isMultiple(of: 2) {
                path.addRect(
                    CGRect(
                        x: columnSize * Double(column), y: rowSize * Double(row),
                        width: columnSize, height: rowSize))
            }
        }
        return path
    }
}

struct ChessSquareView: View {
    @State private var selected: Int?

    var body: some View {
        let size: CGFloat = 30
        return VStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { column in
                        let index = row * 4 + column
                        Rectangle()
                            .fill(selected == index ? .yellow : (row + column) % 2 == 0 ? .brown : Color(white: 0.9))
                            .frame(width: size, height: size)
                            .onTapGesture { selected = index }
                            .accessibilityLabel("Square \(index)")
                            .accessibilityValue(selected == index ? "selected" : "")
                    }
                }
            }
        }
    }
}

#Preview("Board", traits: .fixedLayout(width: 160, height: 160)) {
    Checkerboard(rows: 8, columns: 8)
        .fill(.red)
}

#Preview("Squares", traits: .sizeThatFitsLayout) {
    ChessSquareView()
}
