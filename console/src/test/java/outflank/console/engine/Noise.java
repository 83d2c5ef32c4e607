package outflank.console.engine;

import outflank.testkit.Dice;

/// Lines that no sane program sends: words of a protocol in any order, with rubbish among them.
final class Noise {

    private static final String RUBBISH = "()[];#%+-./:<=>?@\\~\t ABxyz019\u00e9\u3000";

    private Noise() {}

    static String line(Dice dice, String words) {
        String[] known = words.split(" ");
        StringBuilder line = new StringBuilder();
        for (int left = dice.below(6); left >= 0; left--) {
            if (dice.below(5) == 0) {
                for (int i = dice.below(8); i >= 0; i--) {
                    line.append(RUBBISH.charAt(dice.below(RUBBISH.length())));
                }
            } else {
                line.append(known[dice.below(known.length)]);
            }
            line.append(' ');
        }
        return line.toString();
    }
}
